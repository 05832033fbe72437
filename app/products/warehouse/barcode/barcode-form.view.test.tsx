import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { sampleArticles } from '#app/demo-shop/sample-shop.ts'
import { Tools } from '#app/products/warehouse/tools.tsx'
import { languages } from '#shared/locale.ts'
import { freshShop } from '#tests/components/fresh-shop.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { BarcodeForm } from './barcode-form.tsx'

const t = words('it')
const [coffee] = sampleArticles
const field = () => page.getByRole('textbox', { name: t('warehouse.barcode.field') })
const line = (label: string) => page.getByRole('textbox', { name: label, exact: true })
const quantity = (id: string) => demoShop.get().articles.find((article) => article.id === id)?.quantity
const said = (text: string) => expect.element(page.getByText(text)).toBeVisible()

beforeEach(freshShop)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function open(lang: (typeof languages)[number] = 'it') {
  await renderView(<Tools />, { lang })
  await page.getByRole('button', { name: words(lang)('warehouse.tool.barcode'), exact: true }).click()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
}

/** As a handheld scanner types: the code, then Enter. */
const scan = (code: string) => userEvent.keyboard(`${code}{Enter}`)

test('each scan of a barcode or code adds a piece, keeping the focus', async () => {
  await open()
  await scan(coffee.ean)
  await scan(coffee.ean)
  await scan('m-007')
  expect([quantity('coffee'), quantity('moka')]).toEqual([6, 10])
  await said(t('warehouse.counted', { item: t('goods.moka'), quantity: 10 }))
  await expect.element(field()).toHaveValue('')
  demoShop.undo(demoShop.getHistory().happened.map(({ act }) => act.id))
  expect(quantity('coffee')).toBe(4)
})

test.for([
  ['2000000031041', t('warehouse.barcode.check')],
  ['20000000310', t('warehouse.barcode.length', { count: 11 })],
  [' ', t('warehouse.barcode.empty')],
  ['x'.repeat(30), t('warehouse.barcode.long', { count: 20 })],
] as const)('“%s” shows an error and stays in the field', async ([code, why]) => {
  await open()
  await scan(code)
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field()).toHaveAccessibleDescription(`${t('warehouse.barcode.how')} ${why}`)
  await expect.element(field()).toHaveValue(code)
  await scan(coffee.ean)
  expect(quantity('coffee')).toBe(5)
  await expect.element(field()).toHaveAttribute('aria-invalid', 'false')
})

test('a wrong scan clears the last message, a right one the error', async () => {
  await open()
  const done = page.getByText(t('warehouse.counted', { item: t('goods.coffee'), quantity: 5 }))
  const fault = page.getByText(t('warehouse.barcode.length', { count: 3 }))
  await scan(coffee.ean)
  await expect.element(done).toBeVisible()
  await scan('800')
  await expect.element(fault).toBeVisible()
  expect(done.elements()).toEqual([])
  await scan(coffee.ean)
  await expect.poll(() => fault.elements()).toEqual([])
})

test('an unknown code opens the form for a new article, known afterwards', async () => {
  await open()
  await scan('8001234567897')
  await expect.element(line(t('warehouse.column.item'))).toHaveFocus()
  await said(t('warehouse.barcode.unknown', { code: '8001234567897' }))
  await expect.element(line(t('warehouse.column.code'))).toHaveValue('8001234567897')
  await userEvent.keyboard('Tè verde')
  await line(t('warehouse.field.pieces')).fill('3')
  await page.getByRole('button', { name: t('warehouse.article.add') }).click()
  await said(t('warehouse.article.done'))
  await expect.element(line(t('warehouse.column.code'))).toHaveValue('')
  await page.getByRole('button', { name: t('warehouse.tool.barcode'), exact: true }).click()
  await expect.element(field()).toHaveFocus()
  await scan('8 001234 567897')
  expect(quantity('own:8001234567897')).toBe(4)
})

test.for(languages)('a button scans the label on the screen (%s)', async (lang) => {
  const t = words(lang)
  await open(lang)
  await said(t('warehouse.barcode.label', { item: t('goods.coffee') }))
  await page.getByRole('button', { name: t('warehouse.barcode.try') }).click()
  await said(t('warehouse.counted', { item: t('goods.coffee'), quantity: 5 }))
})

test('on a touch screen the field does not open the keyboard', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: false }) as MediaQueryList,
  )
  await renderView(<BarcodeForm onUnknown={() => {}} />)
  await expect.element(field()).toBeVisible()
  await expect.element(field()).not.toHaveFocus()
  await expect.element(field()).toHaveAttribute('maxlength', '60')
})

test('the label is that of a low article with thirteen digits, else of the first one', async () => {
  const label = (id: 'coffee' | 'moka') =>
    page.getByText(t('warehouse.barcode.label', { item: t(`goods.${id}`) }))
  const short = { code: 'T-1', name: 'Tè verde', ean: '96385074', quantity: 0, threshold: 5, cost: 0 }
  demoShop.act({ type: 'list', rows: [short] })
  demoShop.act({ type: 'load', article: 'coffee', pieces: 6 })
  await open()
  await expect.element(label('coffee')).toBeVisible()
  await expect.element(page.getByText(coffee.ean, { exact: true })).toBeVisible()
  demoShop.act({ type: 'unload', article: 'moka', pieces: 3 })
  await expect.poll(() => quantity('moka')).toBe(6)
  expect(label('moka').elements()).toEqual([])
  demoShop.act({ type: 'unload', article: 'moka', pieces: 1 })
  await expect.element(label('moka')).toBeVisible()
  await page.getByRole('button', { name: t('warehouse.barcode.try') }).click()
  await expect.poll(() => quantity('moka')).toBe(6)
})

test('more than the maximum stock is refused with a message, and the code stays in the field', async () => {
  demoShop.act({ type: 'count', article: 'coffee', pieces: 9999, reason: 'counted' })
  await open()
  await page.getByRole('button', { name: t('warehouse.barcode.try') }).click()
  await said(t('warehouse.most', { item: t('goods.coffee'), count: 9999 }))
  await expect.element(field()).toHaveValue(coffee.ean)
})
