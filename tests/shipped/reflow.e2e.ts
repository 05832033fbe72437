import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { languages } from '#shared/locale.ts'
import { pagePath } from '#shared/navigation.ts'
import { openBrowserWithText } from '#tests/helpers/chromium.ts'
import { bodyTextSize, headSizes, outsideWindow } from '#tests/helpers/reflow.ts'
import { resetTextSpacing, setTextSpacing } from '#tests/helpers/text-spacing.ts'
import { type Walk, walkIn } from '#tests/helpers/walk.ts'

/** Text as browsers come with it, and twice that, in CSS pixels; the windows in which nothing may run out. */
const sizes = [
  { size: 16, widths: [320] },
  { size: 32, widths: [1280, 360, 320] },
]

describe.for(sizes)('with text of $size px', ({ size, widths }) => {
  let walk: Walk
  beforeAll(async () => {
    walk = await walkIn(
      await openBrowserWithText(size, { baseURL: inject('siteUrl'), reducedMotion: 'reduce' }),
    )
  })
  afterAll(() => walk.end())

  describe.for(languages)('in %s', (lang) => {
    test.for(pages)('nothing of $id runs out of the window', async ({ id }) => {
      const { page } = walk
      for (const [index, width] of widths.entries()) {
        await page.setViewportSize({ width, height: 800 })
        const path = pagePath(id, { lang, addressForm: 'pinned' })
        if (index === 0) await walk.load(path)
        expect(await bodyTextSize(page)).toBeCloseTo((17 / 16) * size, 0)
        // What a narrower window moves may take a moment.
        await expect.poll(() => outsideWindow(page), { message: `${width} px` }).toEqual([])
        const { title, lead } = await headSizes(page)
        expect(title, `${width} px`).toBeGreaterThan(lead)
      }
      if (size !== 16) return
      onTestFinished(() => resetTextSpacing(page))
      await setTextSpacing(page)
      expect(await outsideWindow(page), 'with wider spacing').toEqual([])
    })
  })
})
