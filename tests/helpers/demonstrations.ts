import type { Page } from 'playwright-core'

/** Waits until the code of a section has loaded and its buttons are there. */
export async function openSection(page: Page, id = 'example') {
  const section = page.locator(`#${id}`)
  await section.scrollIntoViewIfNeeded()
  await section.locator('button').first().waitFor()
}

export const press = (page: Page, name: string | RegExp, within = '#example') =>
  page
    .locator(within)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click()
