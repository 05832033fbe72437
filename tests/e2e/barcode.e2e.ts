import type { Page } from 'playwright-core'
import { axeFindings } from '#tests/helpers/axe.ts'
import { axeOptionsIn } from '#tests/helpers/axe-options.ts'
import { expect, test, type Visit, type VisitOptions } from '#tests/helpers/browser-test.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')
const key = (page: Page, name: string) => page.locator('#example').getByRole('button', { name, exact: true })

async function openBarcodeTool(visit: Visit, options: VisitOptions = {}) {
  const page = await visit('/it/warehouse', options)
  await page.locator('#example').scrollIntoViewIfNeeded()
  await key(page, t('warehouse.tool.barcode')).click()
  return page
}

test('the barcode field is focused on a computer, but not on a phone', async ({ visit }) => {
  const computer = await openBarcodeTool(visit)
  await expect.poll(() => computer.locator('#example form :focus').count()).toBe(1)
  const phone = await openBarcodeTool(visit, { width: 360, height: 740, touch: true, mobile: true })
  await phone.getByRole('textbox', { name: t('warehouse.barcode.field') }).waitFor()
  expect(await phone.locator('#example form :focus').count()).toBe(0)
})

test('the order list has no axe findings and overflows no window', async ({ visit }) => {
  const page = await visit('/it/warehouse', { height: 900 })
  await page.locator('#example').scrollIntoViewIfNeeded()
  await key(page, t('warehouse.tool.order')).click()
  await page
    .getByRole('textbox', { name: t('warehouse.order.field', { item: t('goods.coffee') }) })
    .fill('tanti')
  for (const [width, colorScheme] of [
    [320, 'light'],
    [860, undefined],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth, `${width} px`).toBe(clientWidth)
    if (!colorScheme) continue
    await page.emulateMedia({ colorScheme })
    const found = await axeFindings(page, '#example', axeOptionsIn[colorScheme])
    expect(found, `${colorScheme}, ${width} px`).toEqual([])
  }
})
