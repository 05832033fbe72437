import type { Locator, Page } from 'playwright-core'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')

/** The box of the display, through which the page is seen. */
const display = (page: Page) =>
  page.locator('#side-panel').evaluate((panel) => {
    const { left, right, top } = panel.getBoundingClientRect()
    return { left, right, top, bottom: panel.querySelector('p')?.getBoundingClientRect().top ?? 0 }
  })

/** Whether it begins within the display, which may cut its end off. */
const isDisplayed = (page: Page, shown: Locator) =>
  Promise.all([display(page), shown.boundingBox()]).then(
    ([window, box]) =>
      box !== null &&
      box.x >= window.left &&
      box.x + box.width <= window.right &&
      box.y >= window.top &&
      box.y < window.bottom,
  )

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
