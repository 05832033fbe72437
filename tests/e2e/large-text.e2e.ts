import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowserWithText } from '#tests/helpers/chromium.ts'
import { outsideWindow } from '#tests/helpers/reflow.ts'

let context: BrowserContext

// Twice what browsers come with; `tests/shipped/reflow.e2e.ts` looks at every page so.
beforeAll(async () => {
  context = await openBrowserWithText(32, { baseURL: inject('siteUrl'), reducedMotion: 'reduce' })
})

afterAll(() => context.close())

test.for(['/it/menudigitale', '/en/menudigitale'])(
  'at twice the text size, 320 px wide, the heading of %s breaks no word',
  async (path) => {
    const page = await context.newPage()
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const over = await page.locator('h1').evaluate((heading) => {
      heading.style.overflowWrap = 'normal'
      return heading.scrollWidth - heading.clientWidth
    })
    expect(over).toBe(0)
    await page.close()
  },
)

test.for([320, 360, 1280])(
  'at twice the text size, %i px wide, the menu and the panel open within the window',
  async (width) => {
    const page = await context.newPage()
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/it')
    await page.waitForSelector('html[data-live]')
    await page.locator('header button:visible').last().click()
    expect(await outsideWindow(page)).toEqual([])
    const toggle = page.locator('header nav button[popovertarget="side-panel"]')
    if (await toggle.isVisible()) await toggle.click()
    expect(await outsideWindow(page)).toEqual([])
    await page.close()
  },
)
