import { describe } from 'vitest'
import { expect, laidOut, test } from '#tests/helpers/browser-test.ts'

describe('side panel (§2, §4)', () => {
  test('is fixed at the right and 420 px wide from 768 px on, without scripts', async ({ visit }) => {
    const page = await visit('/it', { width: 767, scripts: false })
    const panel = page.locator('#side-panel')
    expect(await panel.isVisible()).toBe(false)
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

  // What the button and a resize do within a page: `panel.browser.test.ts`; another language: `other-browser-tests.ts`.
  test('keeps the toggle’s state across pages and reloads', async ({ visit }) => {
    const page = await visit('/it')
    const panel = page.locator('#side-panel')
    await page.getByRole('button', { name: 'Nascondi menu' }).click()
    await page.locator('footer').getByRole('link', { name: 'Menu Digitale', exact: true }).click()
    await page.waitForURL('**/it/menudigitale#bannerTop')
    await expect.poll(() => panel.isVisible()).toBe(false)
    await page.reload()
    await laidOut(page)
    expect(await panel.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Mostra menu' }).click()
    await page.reload()
    await laidOut(page)
    expect(await panel.isVisible()).toBe(true)
  })

  test('shows the whole tile names below the icons on touch screens', async ({ visit }) => {
    const page = await visit('/it', { width: 768, height: 1024, touch: true, mobile: true })
    for (const [width, height] of [
      [768, 1024],
      [1024, 600],
    ] as const) {
      await page.setViewportSize({ width, height })
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
})
