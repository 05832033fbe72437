import type { Locator, Page } from 'playwright-core'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')

/** Whether it begins within the display, through which the page is seen, and which may cut its end off. */
async function isDisplayed(page: Page, shown: Locator) {
  const panel = page.locator('#side-panel')
  const parts = [shown, panel, panel.locator('p').first()].map((part) => part.boundingBox())
  const [box, display, foot] = await Promise.all(parts)
  if (!box || !display || !foot) return false
  const isBeside = box.x >= display.x && box.x + box.width <= display.x + display.width
  return isBeside && box.y >= display.y && box.y < foot.y
}

test('the side panel’s display shows the other side of the section in view on home', async ({ visit }) => {
  const page = await visit('/it')
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const id of ['warehouse', 'easycomande', 'easydelivery', 'ecommerce', 'plugins']) {
      const part = page.locator(`#${id}`)
      const shown = part.locator('> [aria-hidden=true] > div > *')
      await part.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
      await expect.poll(() => isDisplayed(page, shown), { message: `${id} at ${width} px` }).toBe(true)
    }
  }
})

test('the other side of a product page is in the display, or in the page when the panel is hidden', async ({
  visit,
}) => {
  const page = await visit('/it/warehouse')
  const otherSide = page.locator('#bannerTop li').first()
  await expect.poll(() => isDisplayed(page, otherSide)).toBe(true)
  await page.locator('#example').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(() => isDisplayed(page, otherSide)).toBe(true)
  await page.getByRole('button', { name: t('header.hidePanel') }).click()
  await expect.poll(() => page.locator('#side-panel').isVisible()).toBe(false)
  await otherSide.scrollIntoViewIfNeeded()
  const edge = await page.locator('#bannerTop h1').boundingBox()
  expect((await otherSide.boundingBox())?.y).toBeGreaterThan((edge?.y ?? 0) + (edge?.height ?? 0))
})
