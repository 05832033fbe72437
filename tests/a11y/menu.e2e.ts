import type { Page } from 'playwright-core'
import { encodeMenu } from '#app/products/menudigitale/menu-code.ts'
import { sampleMenu } from '#app/products/menudigitale/sample.ts'
import { axeFindings } from '#tests/helpers/axe.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'

/** Languages differ in texts only, so each is checked in one theme and width. */
const looks = [
  ['it', 'light', 360],
  ['en', 'dark', 1280],
] as const

test('axe has no findings on a guest’s menu with its filter open', async ({ visit }) => {
  const { code } = await encodeMenu({ ...sampleMenu, theme: 'warehouse', cover: 250 })
  let tab: Page | undefined
  for (const [lang, colorScheme, width] of looks) {
    const page = await visit(`/${lang}/menu#${code}`, { tab, width, height: 900 })
    tab = page
    await page.emulateMedia({ colorScheme })
    await page.getByRole('heading', { level: 3, name: 'Bruschetta' }).waitFor()
    await page.locator('main summary').click()
    expect(await axeFindings(page, 'main'), `${lang}, ${colorScheme}, ${width} px`).toEqual([])
  }
})

test('axe has no findings in the menu editor with all details open and an invalid price', async ({
  visit,
}) => {
  let tab: Page | undefined
  for (const [lang, colorScheme, width] of looks) {
    const page = await visit(`/${lang}/menudigitale`, { tab, width, height: 900 })
    tab = page
    await page.emulateMedia({ colorScheme })
    await page.locator('#example').scrollIntoViewIfNeeded()
    await page.locator('#menu-name').waitFor()
    await page.locator('[data-dish] [aria-expanded]').nth(1).click()
    await page.locator('h4 + div [aria-expanded]').first().click()
    for (const summary of await page.locator('#example summary').all()) await summary.click()
    await page.locator('#example details').last().locator('input[inputmode]').fill('due')
    expect(await axeFindings(page, '#example'), `${lang}, ${colorScheme}, ${width} px`).toEqual([])
  }
})
