import type { Page } from 'playwright-core'

export const sampleDishes = [
  'Bruschetta',
  'Acciughe fritte',
  'Trofie al pesto',
  'Pansoti alle noci',
  'Crostata di fichi',
]

/** The names of the dishes as they stand in the editor. */
export const dishes = (page: Page) =>
  page
    .locator('[data-dish] > input')
    .evaluateAll((fields) =>
      fields.flatMap((field) => (field instanceof HTMLInputElement ? [field.value] : [])),
    )

/** What stands in the field for the place's name; empty while there is no such field. */
export const placeName = (page: Page) =>
  page
    .locator('#menu-name')
    .inputValue()
    .catch(() => '')

/** Brings the editor and the code below it to life. */
export async function wakeMenuEditor(page: Page) {
  await page.locator('#example').scrollIntoViewIfNeeded()
  await page.locator('#menu-name:is(input)').waitFor()
  await page.locator('#tent').scrollIntoViewIfNeeded()
  await page.locator('#tent svg[aria-label$="/menu"]').waitFor()
}
