import type { Page } from 'playwright-core'
import { encodeMenu } from '#app/products/menudigitale/menu-code.ts'
import { sampleMenu } from '#app/products/menudigitale/sample.ts'
import { axeFindings } from '#tests/helpers/axe.ts'
import { axeOptionsIn } from '#tests/helpers/axe-options.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'

const looks = [
  ['light', 360],
  ['dark', 1280],
] as const

test('axe finds nothing on a guest’s menu, in both languages and themes, with its filter open', async ({
  visit,
}) => {
  const { code } = await encodeMenu({ ...sampleMenu, theme: 'warehouse', cover: 250 })
  let tab: Page | undefined
  for (const lang of ['it', 'en']) {
    const page = await visit(`/${lang}/menu#${code}`, { tab })
    tab = page
    await page.getByRole('heading', { level: 3, name: 'Bruschetta' }).waitFor()
    await page.locator('main summary').click()
    for (const [colorScheme, width] of looks) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      const found = await axeFindings(page, 'main', axeOptionsIn[colorScheme])
      expect(found, `${lang}, ${colorScheme}, ${width} px`).toEqual([])
    }
  }
})

test('axe finds nothing in the editor, with everything unfolded and a fault shown', async ({ visit }) => {
  for (const lang of ['it', 'en']) {
    const page = await visit(`/${lang}/menudigitale`)
    await page.locator('#example').scrollIntoViewIfNeeded()
    await page.locator('#menu-name').waitFor()
    await page.locator('[data-dish] [aria-expanded]').nth(1).click()
    await page.locator('h4 + div [aria-expanded]').first().click()
    for (const summary of await page.locator('#example summary').all()) await summary.click()
    await page.locator('#example details').last().locator('input[inputmode]').fill('due')
    for (const [colorScheme, width] of looks) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      const found = await axeFindings(page, '#example', axeOptionsIn[colorScheme])
      expect(found, `${lang}, ${colorScheme}, ${width} px`).toEqual([])
    }
  }
})
