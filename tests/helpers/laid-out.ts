import type { Page } from 'playwright-core'

/** Waits for the layout below the first screen, which happens when the browser is idle. */
export async function laidOut(page: Page) {
  await page
    .locator('html[data-live][data-fresh], main > section[data-later]')
    .first()
    .waitFor({ state: 'detached' })
}
