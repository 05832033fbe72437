import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { sampleArticles } from '#app/demo-shop/sample-shop.ts'
import { freshShop } from '#tests/components/fresh-shop.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Tools } from './tools.tsx'

const t = words('it')
const open = (tool: 'movement' | 'article' | 'list') =>
  page.getByRole('button', { name: t(`warehouse.tool.${tool}`) }).click()
const line = (label: string) => page.getByRole('textbox', { name: label })
const choice = (label: string) => page.getByRole('combobox', { name: label })
const send = (name: string) => page.getByRole('button', { name, exact: true }).click()
const said = () => page.getByRole('status')
const pieces = (code: string) => demoShop.get().articles.find((article) => article.code === code)?.quantity
const moka = t('goods.moka')

beforeEach(async () => {
  freshShop()
  await renderView(<Tools />)
})

test('a movement changes the shop', async () => {
  await open('movement')
  await choice(t('warehouse.column.item')).selectOptions(moka)
  await line(t('warehouse.field.pieces')).fill('12')
  await send(t('warehouse.kind.load'))
  await expect.element(said()).toHaveTextContent(t('warehouse.counted', { item: moka, quantity: 21 }))
  expect(pieces('M-007')).toBe(21)
})

test('an own article is added at the end', async () => {
  await open('article')
  await line(t('warehouse.column.item')).fill('Tè verde')
  await line(t('warehouse.field.pieces')).fill('14')
  await page.getByText(t('warehouse.article.more')).click()
  await line(t('warehouse.field.cost')).fill('4,20')
  await line(t('warehouse.field.price')).fill('7,90')
  await choice(t('warehouse.field.vat')).selectOptions('10 %')
  await send(t('warehouse.article.add'))
  await expect.element(said()).toHaveTextContent(t('warehouse.article.done'))
  expect(demoShop.get().articles.at(-1)).toMatchObject({
    name: 'Tè verde',
    quantity: 14,
    cost: 420,
    price: 790,
    vat: 10,
  })
  await expect.element(line(t('warehouse.column.item'))).toHaveValue('')
})

test('a list is added, unread lines stay', async () => {
  await open('list')
  const field = line(t('warehouse.list.label'))
  await field.fill('Codice;Articolo;Giacenza\nA-1;Tazza;3\nTotale;;\nM-007;Moka;2')
  await send(t('warehouse.list.take'))
  await expect.element(field).toHaveValue('Totale;;')
  await expect
    .element(said())
    .toHaveTextContent(
      `${t('warehouse.list.done', { count: 2 })} ${t('warehouse.list.unread', { count: 1 })}`,
    )
  expect([pieces('A-1'), pieces('M-007')]).toEqual([3, 2])
  expect(demoShop.get().articles).toHaveLength(sampleArticles.length + 1)
  await send(t('warehouse.list.take'))
  await expect.element(said()).toHaveTextContent(t('warehouse.list.none'))
})

test('tools are in order, and only the open one is expanded', async () => {
  const keys = () =>
    page
      .getByRole('button', { expanded: false })
      .elements()
      .map(({ textContent }) => textContent)
  const all = (['movement', 'barcode', 'order', 'article', 'list'] as const).map((one) =>
    t(`warehouse.tool.${one}`),
  )
  const icons = [...document.querySelectorAll('main use')].map((one) =>
    one.getAttribute('href')?.split('#').at(-1),
  )
  expect(icons).toEqual([
    'arrow-up-down',
    'scan-barcode',
    'clipboard-list',
    'package-plus',
    'clipboard-paste',
  ])
  expect(keys()).toEqual(all)
  expect(page.getByRole('form').elements()).toEqual([])
  for (const name of all) {
    await send(name)
    await expect.element(page.getByRole('form', { name })).toBeVisible()
    expect(page.getByRole('form').elements()).toHaveLength(1)
    expect(keys().filter((key) => all.some((one) => one === key))).toEqual(all.filter((one) => one !== name))
  }
  await send(all[4] ?? '')
  await expect.poll(() => page.getByRole('form').elements()).toEqual([])
  expect(keys()).toEqual(all)
})

test('a scanned code is not filled in when the form is opened by its own button', async () => {
  await send(t('warehouse.tool.barcode'))
  await line(t('warehouse.barcode.field')).fill('8001234567897')
  await send(t('warehouse.barcode.take'))
  const code = line(t('warehouse.column.code'))
  await expect.element(code).toHaveValue('8001234567897')
  await open('article')
  await expect.poll(() => code.elements()).toEqual([])
  await open('article')
  await page.getByText(t('warehouse.article.more')).click()
  await expect.element(code).toHaveValue('')
  expect(said().element().textContent).toBe('')
})
