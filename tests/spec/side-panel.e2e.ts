import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, hydrated, test } from '#tests/helpers/browser-test.ts'
import { words } from '#tests/helpers/words.ts'

describe('side panel (§2, §4)', () => {
  test('from 768 px on it is fixed at the right, 420 px wide', async ({ visit }) => {
    const page = await visit('/it')
    const panel = page.locator('#side-panel')
    for (const width of [768, 1024, 1279, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => window.scrollTo(0, 0))
      expect(await panel.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
      const box = await panel.boundingBox()
      expect(box?.width, `${width} px`).toBe(420)
      expect((box?.x ?? 0) + 420).toBe(width)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      expect(await panel.boundingBox(), `${width} px`).toEqual(box)
    }
  })

  test.for([
    [767, false],
    [768, true],
  ] as const)('at %d px it is shown: %s, before any script runs', async ([width, isShown], { visit }) => {
    const page = await visit('/it', { width, scripts: false })
    expect(await page.locator('#side-panel').isVisible()).toBe(isShown)
    const hydratedPage = await visit('/it', { width })
    expect(await hydratedPage.locator('#side-panel').isVisible()).toBe(isShown)
  })

  test('every resize sets it: hidden below 768 px, shown otherwise, whatever was chosen before', async ({
    visit,
  }) => {
    const page = await visit('/it', { width: 1280 })
    const panel = page.locator('#side-panel')
    const resize = (width: number) => page.setViewportSize({ width, height: 800 })
    await resize(767)
    await expect.poll(() => panel.isVisible()).toBe(false)
    await resize(768)
    await expect.poll(() => panel.isVisible()).toBe(true)

    await page.getByRole('button', { name: 'Nascondi menu' }).click()
    await expect.poll(() => panel.isVisible()).toBe(false)
    await resize(900)
    await expect.poll(() => panel.isVisible()).toBe(true)

    await resize(500)
    await expect.poll(() => panel.isVisible()).toBe(false)
    await openOver(page)
    await resize(520)
    await expect.poll(() => panel.isVisible()).toBe(false)
  })

  test('what the toggle chose holds while navigating, forth and back', async ({ visit }) => {
    const page = await visit('/it')
    const panel = page.locator('#side-panel')
    await page.getByRole('button', { name: 'Nascondi menu' }).click()
    await expect.poll(() => panel.isVisible()).toBe(false)
    for (const name of ['Menu Digitale', 'Easy Lawyers', 'Home']) {
      await page.locator('footer').getByRole('link', { name, exact: true }).click()
      await page.waitForURL('**#bannerTop')
      expect(await panel.isVisible(), name).toBe(false)
    }
    await page.goBack()
    await page.waitForURL('**/it/lawyers#bannerTop')
    expect(await panel.isVisible()).toBe(false)
  })

  test.for([true, false])(
    'what the toggle chose holds for the visit, over the other language too (Navigation API: %s)',
    async (navigationApi, { visit }) => {
      const page = await visit('/it', { navigationApi })
      const panel = page.locator('#side-panel')
      await page.getByRole('button', { name: 'Nascondi menu' }).click()
      await expect.poll(() => panel.isVisible()).toBe(false)
      await page.getByRole('link', { name: 'English' }).first().click()
      await page.waitForURL('**/en')
      await hydrated(page)
      expect(await panel.isVisible()).toBe(false)
      await page.locator('footer').getByRole('link', { name: 'Easy Lawyers' }).click()
      await page.waitForURL('**/en/lawyers#bannerTop')
      await page.reload()
      await hydrated(page)
      expect(await panel.isVisible()).toBe(false)
      await page.getByRole('button', { name: words('en')('header.showPanel') }).click()
      await expect.poll(() => panel.isVisible()).toBe(true)
      await page.reload()
      await hydrated(page)
      expect(await panel.isVisible()).toBe(true)
    },
  )

  test('a panel that was opened over a phone’s page does not lie over the next one', async ({ visit }) => {
    const page = await visit('/it', { width: 360, height: 640 })
    await openOver(page)
    await page.reload()
    await hydrated(page)
    expect(await page.locator('#side-panel').isVisible()).toBe(false)
  })

  test('where no pointer hovers the names stand under the icons, whole', async ({ visit }) => {
    let tab: Page | undefined
    for (const [width, height] of [
      [768, 1024],
      [1024, 600],
    ] as const) {
      const page = await visit('/it', { tab, width, height, touch: true, mobile: true })
      tab = page
      const labels = page.locator('#side-panel [data-tile] > span:not([aria-hidden])')
      expect(await labels.count()).toBe(9)
      const boxes = await labels.evaluateAll((all) =>
        all.map((label) => {
          const { left, right, bottom } = label.getBoundingClientRect()
          const tile = label.parentElement?.getBoundingClientRect()
          const icon = label.parentElement?.querySelector('svg')?.getBoundingClientRect()
          const style = getComputedStyle(label)
          return {
            isSeen: style.opacity === '1',
            isInside: tile && left >= tile.left && right <= tile.right && bottom <= tile.bottom,
            isBelow: icon && label.getBoundingClientRect().top >= icon.bottom - 1,
          }
        }),
      )
      for (const box of boxes) expect(box).toEqual({ isSeen: true, isInside: true, isBelow: true })
    }
  })

  test('labels come with the pointer and with the focus', async ({ visit }) => {
    const page = await visit('/it', { width: 1000 })
    const tile = page.locator('#side-panel a[data-tile]').nth(2)
    const label = tile.getByText('EasyDelivery').first()
    const opacity = () => label.evaluate((element) => getComputedStyle(element).opacity)
    expect(await opacity()).toBe('0')
    await tile.hover()
    await expect.poll(opacity).toBe('1')
    await page.mouse.move(100, 400)
    await expect.poll(opacity).toBe('0')
    await page.locator('#side-panel a[data-tile]').nth(1).focus()
    await page.keyboard.press('Tab')
    await expect.poll(opacity).toBe('1')
    const box = await label.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 1000).toBe(true)
  })

  test('its nine tiles fit the window, also a low one', async ({ visit }) => {
    const page = await visit('/it')
    for (const [width, height] of [
      [768, 600],
      [1024, 500],
      [1280, 600],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      const boxes = await page
        .locator('#side-panel a[data-tile]')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()))
      for (const box of boxes) {
        expect(box.top, `${width} × ${height}`).toBeGreaterThanOrEqual(60)
        expect(box.bottom, `${width} × ${height}`).toBeLessThanOrEqual(height)
        expect(Math.min(box.width, box.height), `${width} × ${height}`).toBeGreaterThanOrEqual(44)
      }
    }
  })
})

/** On a phone the panel's toggle is the first row of the menu. */
async function openOver(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Mostra menu' }).click()
  await expect.poll(() => page.locator('#side-panel').isVisible()).toBe(true)
}
