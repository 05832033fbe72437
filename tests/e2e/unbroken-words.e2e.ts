import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { languages } from '#shared/locale.ts'
import { pagePath } from '#shared/navigation.ts'
import { openBrowserWithText } from '#tests/helpers/chromium.ts'
import { brokenWords } from '#tests/helpers/reflow.ts'
import { type Walk, walkIn } from '#tests/helpers/walk.ts'

/** With twice the size of text a long word may have to break in a narrow window; a price or an hour never. */
const figure = /^\d[\d.,:]*$/
const sizes = [
  { size: 16, widths: [320, 768, 1280], what: /^.{2,14}$/u, name: 'word' },
  { size: 32, widths: [320], what: figure, name: 'price and no hour' },
]

describe.for(sizes)('with text of $size px no $name is broken', ({ size, widths, what }) => {
  let walk: Promise<Walk> | undefined
  afterAll(async () => (await walk)?.end())
  const visitor = async () =>
    walkIn(await openBrowserWithText(size, { baseURL: inject('siteUrl'), reducedMotion: 'reduce' }))

  test.for(languages.flatMap((lang) => pages.map(({ id }) => ({ lang, id }))))(
    'on $id in $lang',
    async ({ lang, id }) => {
      walk ??= visitor()
      const { page, load } = await walk
      await load(pagePath(id, { lang, addressForm: 'pinned' }))
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => broken(page, what), { message: `${width} px` }).toEqual([])
      }
    },
  )
})

const broken = async (page: Page, what: RegExp) => (await brokenWords(page)).filter((word) => what.test(word))
