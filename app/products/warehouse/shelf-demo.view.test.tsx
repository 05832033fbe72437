import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { sampleArticles } from '#app/demo-shop/sample-shop.ts'
import { euroText } from '#app/platform/price.ts'
import { freshShop } from '#tests/components/fresh-state.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Section } from './shelf-demo.tsx'
import { isShort, stockValue } from './stock.ts'

beforeEach(freshShop)

/** A narrow ledger hides columns: they are read whether visible or not. */
const rowOf = (code: string) =>
  [...document.querySelectorAll('tr')].find((row) => row.cells[0]?.textContent === code)
const t = words('it')
const quantityOf = (code: string) => rowOf(code)?.cells[3]?.textContent

test('a movement changes quantity, note and value, and is announced', async () => {
  await renderView(<Section />)
  const name = t('goods.coffee')
  const value = () => page.getByRole('cell').last().element().textContent
  expect(value()).toBe(euroText(stockValue(sampleArticles), 'it'))

  await page.getByRole('button', { name: t('warehouse.in', { item: name }) }).click()
  const { articles } = demoShop.get()
  const [coffee] = articles
  if (!coffee) throw new Error('Coffee is the first row.')
  const sum = euroText(stockValue(articles), 'it')
  expect(coffee.quantity).toBe(5)
  expect(quantityOf('C-104')).toBe(`${coffee.quantity}`)
  expect(value()).toBe(sum)
  const missing = t('warehouse.missing', { count: coffee.threshold - coffee.quantity })
  expect(rowOf('C-104')?.querySelector('em')?.textContent).toBe(missing)
  const said = t('warehouse.moved', { item: name, quantity: coffee.quantity, value: sum })
  const status = page.getByRole('status').filter({ hasText: said })
  await expect.poll(() => status.element().textContent).toContain(missing)
})

test('unloading is disabled at zero', async () => {
  await renderView(<Section />)
  const out = page.getByRole('button', { name: t('warehouse.out', { item: t('goods.coffee') }) })
  demoShop.act({ type: 'unload', article: 'coffee', pieces: sampleArticles[0].quantity - 1 })
  await expect.element(out).not.toHaveAttribute('aria-disabled')
  await out.click()
  await expect.element(out).toHaveAttribute('aria-disabled', 'true')
  await out.click({ force: true })
  expect(quantityOf('C-104')).toBe('0')
})

test('marks only articles below their minimum', async () => {
  await renderView(<Section />)
  const short = sampleArticles.filter(isShort)
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(
    short.map(({ quantity }) => `${quantity}`),
  )
  expect(document.querySelectorAll('em')).toHaveLength(short.length)
})

test.for([320, 360, 900])('at %d px the minimum is visible with a heading or label', async (width) => {
  await page.viewport(width, 800)
  await renderView(<Section />)
  const minimum = rowOf('M-007')?.cells[4]
  const [label] = minimum?.children ?? []
  expect(minimum?.checkVisibility()).toBe(true)
  expect(minimum?.textContent).toBe(`${t('warehouse.column.threshold')} 6`)
  expect(document.querySelector('thead')?.checkVisibility()).toBe(width === 900)
  expect(label?.checkVisibility()).toBe(width !== 900)
})
