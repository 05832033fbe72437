import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { sampleArticles } from '#app/demo-shop/sample-shop.ts'
import { euroText } from '#app/platform/price.ts'
import { freshShop } from '#tests/components/fresh-state.ts'
import { renderView, textsOf } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Section } from './shelf-demo.tsx'
import { Page } from './warehouse-page.tsx'
import { Section as HomeSection } from './warehouse-section.tsx'

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
  const marked = () => textsOf(document, 'mark, em')
  expect([value(), ...marked()]).toEqual([euroText(635_00, 'it'), t('warehouse.missing', { count: 6 }), '4'])
  await page.getByRole('button', { name: t('warehouse.in', { item: name }) }).click()
  const [missing, sum] = [t('warehouse.missing', { count: 5 }), euroText(649_50, 'it')]
  expect([value(), ...marked(), quantityOf('C-104')]).toEqual([sum, missing, '5', '5'])
  const said = t('warehouse.moved', { item: name, quantity: 5, value: sum })
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

test('on home three articles can be moved, and what runs short is marked and on the order', async () => {
  await renderView(<HomeSection />)
  const item = t('goods.filters')
  const out = page.getByRole('button', { name: t('warehouse.out', { item }) })
  await out.click()
  await out.click()
  const order = [`${t('goods.coffee')}16`, `${item}11`, t('warehouse.order.lines', { count: 2 })]
  expect(textsOf(document, '[aria-hidden=true] :is(li, p)')).toEqual(order)
  const missing = [6, 1].map((count) => t('warehouse.missing', { count }))
  expect(textsOf(document, 'li em, [data-new]')).toEqual([...missing, `${item}11`])
  expect(textsOf(document, 'li mark')).toEqual(['4', '9'])
  expect(page.getByRole('button').elements()).toHaveLength(3 * 2)
})

test('the first screen orders twice each minimum once all is gone, and nothing while there is enough', async () => {
  await renderView(<Page />, { page: 'warehouse' })
  const shown = () => textsOf(document, '#bannerTop :is(em, li b, ul + p)')
  for (const { id: article, quantity: pieces } of sampleArticles)
    demoShop.act({ type: 'unload', article, pieces })
  const order = ['20', '24', '20', '12', '12', '16', '48', t('warehouse.order.lines', { count: 7 })]
  await expect.poll(shown).toEqual([t('warehouse.gone', { count: 10 }), ...order])
  for (const { id: article, threshold: pieces } of sampleArticles)
    demoShop.act({ type: 'load', article, pieces })
  await expect.poll(shown).toEqual([t('warehouse.order.enough')])
})
