import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ActInput } from '#app/demo-shop/acts.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { ListForm } from './list-form.tsx'

const t = words('it')
const field = () => page.getByRole('textbox', { name: t('warehouse.list.label') })
const said = () => page.getByRole('status')

let done: ActInput[]
let isRoom: boolean

beforeEach(async () => {
  done = []
  isRoom = true
  const act = (input: ActInput) => {
    done.push(input)
    return isRoom
  }
  await renderView(<ListForm act={act} />)
})

async function take(text: string, told: string, isFault: boolean) {
  await field().fill(text)
  await page.getByRole('button', { name: t('warehouse.list.take') }).click()
  await expect.poll(() => said().element().textContent).toBe(told)
  expect(said().element().getAttribute('data-fault')).toBe(isFault ? 'true' : null)
}

test('the field is blank and shows a line as an example', async () => {
  await expect.element(page.getByRole('form', { name: t('warehouse.tool.list') })).toBeVisible()
  await expect.element(field()).toHaveValue('')
  await expect.element(field()).toHaveAttribute('placeholder', t('warehouse.list.example'))
  await expect.element(field()).toHaveAttribute('spellcheck', 'false')
  expect(said().element().textContent).toBe('')
})

test('of a list that was read whole only the number is told, and the field is blank', async () => {
  await take('T-12; Tè verde; 14; 6; 4,20; 7,90\nTazza; 3', t('warehouse.list.done', { count: 2 }), false)
  await expect.element(field()).toHaveValue('')
  const rows = [
    { code: 'T-12', name: 'Tè verde', quantity: 14, threshold: 6, cost: 420, price: 790 },
    { code: 'TAZZA', name: 'Tazza', quantity: 3, threshold: 0, cost: 0 },
  ]
  expect(done).toEqual([{ type: 'list', rows }])
})

test('lines with one amount are told, each line that was not read stays on its own', async () => {
  const told = [
    t('warehouse.list.done', { count: 2 }),
    t('warehouse.list.cost', { count: 2 }),
    t('warehouse.list.unread', { count: 2 }),
  ]
  await take('Tazza;3;7,90\nTotale;;\nPiatto;2;4,10\nSomma;;', told.join(' '), false)
  await expect.element(field()).toHaveValue('Totale;;\nSomma;;')
})

test('where no line can be read all stays, and nothing is taken', async () => {
  await take('Totale;;', t('warehouse.list.none'), true)
  await expect.element(field()).toHaveValue('Totale;;')
  expect(done).toEqual([])
})

test('where there is no room all stays', async () => {
  isRoom = false
  await take('Tazza;3', t('warehouse.list.full'), true)
  await expect.element(field()).toHaveValue('Tazza;3')
  expect(done).toHaveLength(1)
})
