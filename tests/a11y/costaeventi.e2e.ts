import type { Page } from 'playwright-core'
import { axeFindings } from '#tests/helpers/axe.ts'
import { axeOptionsIn } from '#tests/helpers/axe-options.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'

test('axe finds nothing in the list with the visitor’s own event, and with a fault', async ({ visit }) => {
  let tab: Page | undefined
  for (const lang of ['it', 'en']) {
    const page = await visit(`/${lang}/costaeventi?title=Festa`, { tab })
    tab = page
    await page.locator('#example').scrollIntoViewIfNeeded()
    await page.locator('#own h4').waitFor()
    for (const [colorScheme, width] of [
      ['light', 900],
      ['dark', 360],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      const found = await axeFindings(page, '#example', axeOptionsIn[colorScheme])
      expect(found, `${lang}, ${colorScheme}, ${width} px`).toEqual([])
    }
    await page.goto(`/${lang}/costaeventi?title=Festa&date=never`)
    await page.locator('#example').scrollIntoViewIfNeeded()
    await page.locator('#own-date-fault:not(:empty)').waitFor()
    expect(await axeFindings(page, '#example'), `${lang}, with a fault`).toEqual([])
  }
})
