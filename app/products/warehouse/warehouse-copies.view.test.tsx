import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { euroText } from '#shared/price.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { shelfCounted } from './sample-count.ts'
import { stockValue } from './stock.ts'
import { Copies } from './warehouse-copies.tsx'

const t = words('it')
const coffee = t('goods.coffee')
const field = () => page.getByRole('textbox', { name: t('warehouse.copies.field', { item: coffee }) })
const changed = () => document.querySelector('[data-new]')
const short = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent)
const worthOf = (pieces: number) => euroText(stockValue(shelfCounted(pieces)), 'it')

beforeEach(() => renderView(<Copies />))

test('a count goes into the ledger, with its value and what is to be ordered', async () => {
  await expect.element(page.getByText(worthOf(4))).toBeVisible()
  expect(short()).toEqual(['4'])
  await expect.element(page.getByText(t('warehouse.copies.pieces', { count: 6, item: coffee }))).toBeVisible()

  await field().fill('9')
  expect(changed()?.textContent).toBe(`${coffee}9`)
  await expect.element(page.getByText(worthOf(9))).toBeVisible()
  await expect.element(page.getByText(t('warehouse.copies.pieces', { count: 1, item: coffee }))).toBeVisible()
  await expect
    .element(page.getByText(t('warehouse.copies.done', { item: coffee, quantity: 9 })))
    .toBeVisible()

  await field().fill('10')
  expect(short()).toEqual([])
  await expect.element(page.getByText(t('warehouse.copies.enough'))).toBeVisible()
})

test('what is no count is told and changes nothing', async () => {
  await field().fill('tanti')
  await expect.element(page.getByText(t('warehouse.copies.wrong'))).toBeVisible()
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  expect(changed()?.textContent).toBe(`${coffee}4`)
})
