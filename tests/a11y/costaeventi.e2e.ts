import type { Page } from 'playwright-core'
import { axeFindings } from '#tests/helpers/axe.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'

test('axe has no findings in the list with the visitor’s own event and with an invalid date', async ({
  visit,
}) => {
  let tab: Page | undefined
  for (const [lang, colorScheme, width] of [
    ['it', 'light', 900],
    ['en', 'dark', 360],
  ] as const) {
    const page = await visit(`/${lang}/costaeventi?title=Festa`, { tab, width, height: 900 })
    tab = page
    await page.emulateMedia({ colorScheme })
    await page.locator('#example').scrollIntoViewIfNeeded()
    await page.locator('#own h4').waitFor()
    expect(await axeFindings(page, '#example'), `${lang}, ${colorScheme}, ${width} px`).toEqual([])
    await page.goto(`/${lang}/costaeventi?title=Festa&date=never`)
    await page.locator('#example').scrollIntoViewIfNeeded()
    await page.locator('#own-date-fault:not(:empty)').waitFor()
    expect(await axeFindings(page, '#example'), `${lang}, ${colorScheme}, with a fault`).toEqual([])
  }
})
