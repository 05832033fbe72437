import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Scrolls to a section and waits until React has hydrated it: what happens before is repeated later. */
export async function openSection(page: Page, id = 'example') {
  const section = page.locator(`#${id}`)
  await section.scrollIntoViewIfNeeded()
  const isLive = () =>
    section.evaluate((element) => !element.matches(`:is(${document.body.dataset.unhydrated})`))
  await expect.poll(isLive).toBe(true)
}

export const press = (page: Page, name: string | RegExp, within = '#example') =>
  page
    .locator(within)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click()
