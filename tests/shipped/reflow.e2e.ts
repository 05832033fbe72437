import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { languages } from '#shared/locale.ts'
import { pagePath } from '#shared/navigation.ts'
import { openBrowserWithText } from '#tests/helpers/chromium.ts'
import { bodyTextSize, headSizes, outsideWindow } from '#tests/helpers/reflow.ts'
import { setTextSpacing } from '#tests/helpers/text-spacing.ts'

/** Text as browsers come with it, and twice that, in CSS pixels; the windows in which nothing may run out. */
describe.for([
  { size: 16, widths: [320] },
  { size: 32, widths: [1280, 360, 320] },
])('with text of $size px', ({ size, widths }) => {
  let context: BrowserContext
  beforeAll(async () => {
    context = await openBrowserWithText(size, { baseURL: inject('siteUrl'), reducedMotion: 'reduce' })
  })
  afterAll(() => context.close())

  test.for(pages)('nothing of $id runs out of the window', async ({ id }) => {
    const page = await context.newPage()
    for (const lang of languages) {
      for (const [index, width] of widths.entries()) {
        await page.setViewportSize({ width, height: 800 })
        if (index === 0) await page.goto(pagePath(id, { lang, addressForm: 'pinned' }))
        await page.waitForSelector('html[data-live]')
        expect(await bodyTextSize(page)).toBeCloseTo((17 / 16) * size, 0)
        // What a narrower window moves may take a moment.
        await expect.poll(() => outsideWindow(page), { message: `${lang}, ${width} px` }).toEqual([])
        const { title, lead } = await headSizes(page)
        expect(title, `${lang}, ${width} px`).toBeGreaterThan(lead)
      }
      if (size !== 16) continue
      await setTextSpacing(page)
      expect(await outsideWindow(page), `${lang}, with wider spacing`).toEqual([])
    }
    await page.close()
  })
})
