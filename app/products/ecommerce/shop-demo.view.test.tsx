import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { setOwnName } from '#app/demo-shop/own-name.ts'
import { euroText, priceText } from '#app/platform/price.ts'
import { languages } from '#shared/locale.ts'
import { fillBasket, freshShop } from '#tests/components/fresh-state.ts'
import { renderView, textsOf } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Page } from './ecommerce-page.tsx'
import { Section as HomeSection } from './ecommerce-section.tsx'
import { shelfGoods } from './shelf.tsx'
import { Section } from './shop-demo.tsx'

beforeEach(() => {
  freshShop()
  fillBasket()
})

const t = words('it')
const euro = (cents: number) => euroText(cents, 'it')
const amounts = () => [...document.querySelectorAll('dd:last-child')].map((amount) => amount.textContent)
const said = () => page.getByRole('status').first().element().textContent

test.for(languages)('the receipt follows the basket (%s)', async (lang) => {
  const t = words(lang)
  await renderView(<Section />, { lang })
  const key = (word: 'take' | 'less' | 'more', id: 'moka' | 'cup' | 'oil' | 'honey') =>
    page.getByRole('button', { name: t(`ecommerce.${word}`, { item: t(`goods.${id}`) }), exact: true })
  /** In cents, in the order of the ledger: moka, honey, oil, cups. */
  const expected = (...prices: readonly number[]) => {
    const total = prices.reduce((sum, price) => sum + price)
    return [...prices.map((cents) => priceText(cents, lang)), euroText(total, lang)]
  }
  expect(amounts()).toEqual(expected(3050, 1100, 1248))

  await key('less', 'moka').click()
  expect(amounts()).toEqual(expected(1100, 1248))

  await key('take', 'cup').click()
  await key('more', 'cup').click()
  expect(amounts()).toEqual(expected(1100, 1248, 980))
  expect(said()).toBe(`${t('ecommerce.total')} ${euroText(3328, lang)}`)

  for (const id of ['oil', 'honey', 'cup', 'cup'] as const) await key('less', id).click()
  expect(amounts()).toEqual([])
  expect(said()).toBe(t('ecommerce.empty'))
  expect(page.getByText(t('ecommerce.empty')).elements()).toHaveLength(2)
})

test('home puts articles into the basket, shows its total and what is left of the stock', async () => {
  await renderView(<HomeSection />)
  const take = t('ecommerce.take', { item: t('goods.moka') })
  await page.getByRole('button', { name: take, exact: false }).click()
  expect(said()).toBe(t('ecommerce.figure', { count: 4, total: euro(1248 + 1100 + 2 * 3050) }))
  expect(textsOf(document, 'button b + span')).toEqual(['×\u00a01', '×\u00a01', '×\u00a02'])
  expect(textsOf(document, '[aria-hidden] li span + span')).toEqual(['4', '9 7', '8 7', '14 13', '48'])
  const till = page.getByRole('link', { name: t('ecommerce.till') })
  await expect.element(till).toHaveAttribute('href', '/it/ecommerce#example')
  demoShop.act({ type: 'unload', article: 'moka', pieces: 7 })
  await expect.poll(() => textsOf(document, 'button[aria-disabled] b')).toEqual([euro(3050)])
  freshShop()
  await expect.poll(said).toBe(t('ecommerce.empty'))
  expect(till.elements()).toEqual([])
})

test('paying makes a receipt that shows the remaining stock, until the shop is reset', async () => {
  demoShop.act({ type: 'unload', article: 'oil', pieces: 14 })
  await renderView(<Section />)
  setOwnName('Bottega Verdi')
  await expect.element(page.getByText('Bottega Verdi')).toBeVisible()
  setOwnName('')
  const total = euro(1100 + 3050)
  await page.getByRole('button', { name: t('ecommerce.pay', { total }) }).click()
  expect(document.activeElement?.querySelector('h3')?.textContent).toContain('pagato')
  expect(said()).toMatch(new RegExp(`^${t('ecommerce.paid', { time: '\\d\\d:\\d\\d' })}$`))
  await expect.element(page.getByText(t('ecommerce.change', { before: 9, after: 8 }))).toBeVisible()
  expect(page.getByRole('button', { name: t('ecommerce.pay', { total }) }).elements()).toEqual([])
  expect(document.querySelectorAll('h4 + ul > li')).toHaveLength(2)
  demoShop.act({ type: 'reset' })
  await expect.poll(said).toBe(t('ecommerce.empty'))
})

test('articles out of stock cannot be bought', async () => {
  await renderView(<Section />)
  const item = t('goods.moka')
  demoShop.act({ type: 'unload', article: 'moka', pieces: 7 })
  await page.getByRole('button', { name: t('ecommerce.more', { item }) }).click()
  const more = page.getByRole('button', { name: t('ecommerce.more', { item }) })
  await expect.element(more).toHaveAttribute('aria-disabled', 'true')
  await more.click({ force: true })
  expect(demoShop.get().basket).toMatchObject({ moka: 2 })

  for (const [article, pieces] of Object.entries({ moka: 2, oil: 14, honey: 8 }))
    demoShop.act({ type: 'unload', article, pieces })
  await expect.poll(() => textsOf(document, 'dl s')).toContain(item)
  const pay = page.getByRole('button', { name: t('ecommerce.pay', { total: euro(0) }) })
  await expect.poll(() => amounts().at(-1)).toBe(euro(0))
  expect(pay.elements()).toEqual([])
})

test('the first screen puts a piece into the order, which leaves the stock; its undo restores both', async () => {
  await renderView(<Page />, { page: 'ecommerce' })
  const sell = page.getByRole('button', { name: t('ecommerce.sell') })
  await sell.click()
  await expect.element(sell).not.toHaveAttribute('aria-disabled')
  await expect.poll(said).toBe('9 7')
  expect(demoShop.get().basket).toMatchObject({ moka: 2 })
  demoShop.undo([demoShop.getHistory().happened.at(-1)?.act.id ?? ''])
  await expect.poll(said).toBe('9 8')
  demoShop.act({ type: 'unload', article: 'moka', pieces: 8 })
  await expect.poll(said).toBe('1 0')
  await expect.element(sell).toHaveAttribute('aria-disabled', 'true')
  expect(textsOf(document, '#bannerTop em')).toEqual([t('ecommerce.out')])
})

/** The parts of an article's label on the shelf that are set off. */
function labelOf(id: string) {
  const at = shelfGoods(demoShop.get()).findIndex((good) => good.id === id)
  return textsOf(document.querySelectorAll('ul > li')[at] ?? document.body, 'b, s, small, em')
}

test('a label has its price, what was taken, and on offer the lowest price', async () => {
  await renderView(<Section />)
  expect(labelOf('honey')).toEqual([euro(1100), '×\u00a01'])
  const lowest = t('ecommerce.lowest', { price: euro(2480) })
  expect(labelOf('coffee')).toEqual([euro(2200) + euro(2480), euro(2480), lowest])
})

test('a label shows the last three pieces that the order leaves, then that it is sold out', async () => {
  await renderView(<Section />)
  const last = (count: number) => [t('ecommerce.last', { count })]
  for (const [pieces, said] of [
    [4, []],
    [1, last(3)],
    [2, last(1)],
    [1, [t('ecommerce.out')]],
  ] as const) {
    demoShop.act({ type: 'unload', article: 'moka', pieces })
    await expect.poll(() => labelOf('moka')).toEqual([euro(3050), ...said, '×\u00a01'])
  }
})
