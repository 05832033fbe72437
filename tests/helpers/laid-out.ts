import type { Page } from 'playwright-core'

/** Waits until an awake page knows all its heights: what is below the first screen is laid out when the browser is idle. */
export async function laidOut(page: Page) {
  await page
    .locator('html[data-live][data-fresh], main > section[data-later]')
    .first()
    .waitFor({ state: 'detached' })
}
