import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { freshShop } from '#tests/components/fresh-shop.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Tools } from './tools.tsx'

const t = words('it')
const line = (label: string) => page.getByRole('textbox', { name: label })
const send = (name: string) => page.getByRole('button', { name, exact: true }).click()

beforeEach(async () => {
  freshShop()
  await renderView(<Tools />)
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
  await send(t('warehouse.tool.article'))
  await expect.poll(() => code.elements()).toEqual([])
  await send(t('warehouse.tool.article'))
  await page.getByText(t('warehouse.article.more')).click()
  await expect.element(code).toHaveValue('')
  expect(page.getByRole('status').element().textContent).toBe('')
})
