import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { counter } from '#app/counter/counter-store.ts'
import { sampleArticles } from '#app/counter/sample-shop.ts'
import { euroText } from '#shared/price.ts'
import { freshShop } from '#tests/components/fresh-shop.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { countedShelf } from './sample-count.ts'
import { stockValue } from './stock.ts'
import { Copies } from './warehouse-copies.tsx'

const t = words('it')
const coffee = t('goods.coffee')
const field = () => page.getByRole('textbox', { name: t('warehouse.copies.field', { item: coffee }) })
const changed = () => document.querySelector('[data-new]')
const short = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent)
const atFirst = stockValue(countedShelf(sampleArticles))
const worthOf = (pieces: number) => euroText(atFirst + (pieces - 4) * 1450, 'it')
const toOrder = (count: number) =>
  page.getByText(t('warehouse.copies.pieces', { count, item: coffee }), { exact: true })
const counts = () => counter.getHistory().happened.map(({ act }) => act.type === 'count' && act.pieces)

beforeEach(async () => {
  freshShop()
  await renderView(<Copies />)
})

test('a count goes into the ledger, with its value and what is to be ordered', async () => {
  await expect.element(page.getByText(worthOf(4))).toBeVisible()
  expect(short()).toEqual(['4'])
  await expect.element(toOrder(16)).toBeVisible()

  await field().fill('9')
  expect(changed()?.textContent).toBe(`${coffee}9`)
  await expect.element(page.getByText(worthOf(9))).toBeVisible()
  await expect.element(toOrder(11)).toBeVisible()
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

test('it stands in the shop as one act, however many letters it takes, and none where nothing differs', async () => {
  await field().fill('1')
  await field().fill('12')
  expect(counts()).toEqual([12])
  await field().fill('4')
  expect(counts()).toEqual([])
  await field().fill('9')
  counter.act({ type: 'unload', article: 'moka', pieces: 1 })
  await field().fill('7')
  expect(counts()).toEqual([9, false, 7])
})

test('what happens to the article elsewhere is read in both copies', async () => {
  await field().fill('9')
  counter.act({ type: 'unload', article: 'coffee', pieces: 2 })
  await expect.element(field()).toHaveValue('7')
  expect(changed()?.textContent).toBe(`${coffee}7`)
  counter.act({ type: 'reset' })
  await expect.element(field()).toHaveValue('4')
  await expect.element(toOrder(16)).toBeVisible()
})
