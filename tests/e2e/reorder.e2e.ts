import { expect, test } from '#tests/helpers/browser-test.ts'
import { printed } from '#tests/helpers/printed.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')

test('the order list prints alone on one A4 sheet with the shop’s own name', async ({ visit }) => {
  const page = await visit('/it/warehouse', {
    dark: true,
    before: (opened) =>
      opened.addInitScript(() => {
        sessionStorage.setItem('own.name', 'Bottega Ferri & Figli')
        window.print = () => undefined
      }),
  })
  const section = page.locator('#example')
  await section.scrollIntoViewIfNeeded()
  const press = (name: string) => section.getByRole('button', { name, exact: true }).click()
  await press(t('warehouse.tool.order'))
  const item = t('goods.coffee')
  const pieces = section.getByRole('textbox', { name: t('warehouse.order.field', { item }) })
  await pieces.fill('20')
  const before = await page.locator('main').innerText()
  await press(t('warehouse.order.action'))

  await page.emulateMedia({ media: 'print' })
  const text = await page.locator('body').innerText()
  for (const part of ['Bottega Ferri & Figli', item, 'C-104', t('warehouse.order.trial')])
    expect(text).toContain(part)
  expect(text).toContain(String(new Date().getFullYear()))
  for (const part of [t('warehouse.hero.lead'), t('warehouse.order.action'), t('goods.moka')])
    expect(text).not.toContain(part)
  expect(await pieces.isVisible()).toBe(true)
  expect(await page.locator('header, footer, h1, button').filter({ visible: true }).count()).toBe(0)

  expect(await printed(page)).toEqual({ sheets: 1, size: [594, 841] })
  await page.emulateMedia({ media: null })
  // The side panel follows the scrolling, which printing resets, so only `main` is compared.
  expect(await page.locator('main').innerText()).toBe(before)
})
