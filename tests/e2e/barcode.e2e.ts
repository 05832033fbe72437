import type { Page } from 'playwright-core'
import { axeFindings } from '#tests/helpers/axe.ts'
import { axeOptionsIn } from '#tests/helpers/axe-options.ts'
import { expect, test, type Visit, type VisitOptions } from '#tests/helpers/browser-test.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')
const key = (page: Page, name: string) => page.locator('#example').getByRole('button', { name, exact: true })

async function atBarcode(visit: Visit, options: VisitOptions = {}) {
  const page = await visit('/it/warehouse', options)
  await page.locator('#example').scrollIntoViewIfNeeded()
  await key(page, t('warehouse.tool.barcode')).click()
  return page
}

test('a hand reader finds the field waiting; on a phone no keyboard covers the rest', async ({ visit }) => {
  const desk = await atBarcode(visit)
  await expect.poll(() => desk.locator('#example form :focus').count()).toBe(1)
  const phone = await atBarcode(visit, { width: 360, height: 740, touch: true, mobile: true })
  await phone.getByRole('textbox', { name: t('warehouse.barcode.field') }).waitFor()
  expect(await phone.locator('#example form :focus').count()).toBe(0)
})

test('axe finds nothing at what is to be ordered, and nothing is wider than its window', async ({
  visit,
}) => {
  const page = await visit('/it/warehouse', { height: 900 })
  await page.locator('#example').scrollIntoViewIfNeeded()
  await key(page, t('warehouse.tool.order')).click()
  await page
    .getByRole('textbox', { name: t('warehouse.order.field', { item: t('goods.coffee') }) })
    .fill('tanti')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [320, 860, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const where = `${colorScheme}, ${width} px`
      expect(await axeFindings(page, '#example', axeOptionsIn[colorScheme]), where).toEqual([])
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
      expect(scrollWidth, where).toBe(clientWidth)
    }
  }
})
