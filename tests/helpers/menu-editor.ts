import type { Page } from 'playwright-core'

/** '' before the field exists. */
export const placeName = (page: Page) =>
  page
    .locator('#menu-name')
    .inputValue()
    .catch(() => '')

/** Scrolls to the editor and waits for it to hydrate. */
export async function loadMenuEditor(page: Page) {
  await page.locator('#example').scrollIntoViewIfNeeded()
  await page.locator('#menu-name:is(input)').waitFor()
  await page.locator('#tent').scrollIntoViewIfNeeded()
  await page.locator('#tent svg[aria-label$="/menu"]').waitFor()
}
