import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { brandValues } from '#shared/brand-values.ts'
import { languages } from '#shared/locale.ts'
import { createTranslate } from '#shared/messages.ts'
import { brands } from '#tests/helpers/brands.ts'
import { shellFaults } from '#tests/helpers/shell-faults.ts'
import { textSpacing } from '#tests/helpers/text-spacing.ts'
import { dictionaries } from '#tests/helpers/words.ts'
import { App } from './app.tsx'

const ownName = brandValues.brand
/** The site's own name is checked at more widths. */
const widths = [
  ...[320, 360, 768, 1100, 1280, 1440].map((width) => ({ width, names: [...brands, ownName] })),
  ...[390, 520, 700, 1000, 1099, 1180, 1920].map((width) => ({ width, names: [ownName] })),
]

beforeEach(() => {
  document.documentElement.dataset.panel = 'on'
})

afterEach(async () => {
  document.adoptedStyleSheets = []
  delete document.documentElement.dataset.panel
  await page.viewport(1280, 800)
})

test.for(languages)('header and footer (%s) fit every brand name, also with text spacing', async (lang) => {
  document.documentElement.lang = lang
  const spaced = new CSSStyleSheet()
  spaced.replaceSync(textSpacing)
  const app = (brand: string) => {
    const t = createTranslate(dictionaries[lang], lang, { ...brandValues, brand })
    return <App here={{ page: 'privacy', lang, addressForm: 'pinned', t }} Page={() => null} />
  }
  const { rerender } = await render(app(ownName))
  // Names change within a width: a resize takes longer.
  for (const { width, names } of widths) {
    await page.viewport(width, 640)
    const kind = width < 1100 ? 'unfold' : 'drop'
    // When the header folds it closes open menus: wait for that before measuring.
    await expect.poll(() => document.querySelector('header nav')?.getAttribute('data-menus')).toBe(kind)
    for (const brand of names) {
      await rerender(app(brand))
      for (const sheets of [[], [spaced]]) {
        document.adoptedStyleSheets = sheets
        // Layout may take a moment after a resize.
        await expect.poll(shellFaults, { message: `${brand} at ${width} px` }).toEqual([])
      }
    }
  }
})
