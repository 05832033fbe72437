import { afterAll, expect, inject, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { pagePath } from '#shared/navigation.ts'
import { openBrowserWithText } from '#tests/helpers/chromium.ts'
import { brokenWords, outsideWindow } from '#tests/helpers/reflow.ts'
import { shellFaults } from '#tests/helpers/shell-faults.ts'
import { walkIn } from '#tests/helpers/walk.ts'

// Text at twice the default size; `tests/owner/guide.test.ts` checks every page with it.
const visitor = { reducedMotion: 'reduce', viewport: { width: 320, height: 800 } } as const
const walk = await walkIn(await openBrowserWithText(32, { baseURL: inject('siteUrl'), ...visitor }))
afterAll(() => walk.end())
const { page } = walk

/** A long word may have to break in a narrow window, and the server's address; a price or an hour never. */
const figure = /^\d+([.,:]\d+){0,2}[.,:]?$/

test.for(pages)(
  '$id scales with the browser’s text size, and breaks no price or time at 320 px',
  async ({ id }) => {
    await walk.follow(pagePath(id, { lang: 'it', addressForm: 'pinned' }))
    const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
    expect(size).toBeCloseTo((17 / 16) * 32, 0)
    const broken = async () => (await brokenWords(page)).filter((word) => figure.test(word))
    await expect.poll(broken).toEqual([])
  },
)

// Brands of every length: `brand-fits.view.test.tsx`, and the longest with this text `tests/owner/guide.test.ts`.
test.for(['it', 'en'])('header and footer fit (%s)', async (lang) => {
  await walk.load(`/${lang}/privacy`)
  for (const width of [320, 360, 768, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 640 })
    await expect.poll(() => page.evaluate(shellFaults), { message: `${width} px` }).toEqual([])
  }
})

test('menu and side panel open within the window', async () => {
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await walk.load('/it')
    await page.locator('header button:visible').last().click()
    await expect.poll(() => outsideWindow(page), { message: `${width} px` }).toEqual([])
    const toggle = page.locator('header nav button[popovertarget="side-panel"]')
    if (await toggle.isVisible()) await toggle.click()
    await expect.poll(() => outsideWindow(page), { message: `${width} px` }).toEqual([])
  }
})
