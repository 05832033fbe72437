import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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

const widths = [320, 360, 768, 1100, 1280, 1440]
/** The site's own name is checked at more widths. */
const shown = [...brands, brandValues.brand].map((brand) => ({
  brand,
  at: brand === brandValues.brand ? [...widths, 390, 520, 700, 1000, 1099, 1180, 1920] : widths,
}))

beforeEach(() => {
  document.documentElement.dataset.panel = 'on'
})

afterEach(async () => {
  document.adoptedStyleSheets = []
  delete document.documentElement.dataset.panel
  await page.viewport(1280, 800)
})

describe.for(languages)('header and footer (%s) fit', (lang) => {
  test.for(shown)('the brand name $brand, with the reader’s own text spacing too', async ({ brand, at }) => {
    const t = createTranslate(dictionaries[lang], lang, { ...brandValues, brand })
    document.documentElement.lang = lang
    await render(<App here={{ page: 'privacy', lang, addressForm: 'pinned', t }} Page={() => null} />)
    await expect.element(page.getByRole('link', { name: t('header.logo') })).toBeInTheDocument()
    const spaced = new CSSStyleSheet()
    spaced.replaceSync(textSpacing)
    for (const width of at) {
      await page.viewport(width, 640)
      const kind = width < 1100 ? 'unfold' : 'drop'
      // When the header folds it closes open menus: wait for that before measuring.
      await expect.poll(() => document.querySelector('header nav')?.getAttribute('data-menus')).toBe(kind)
      for (const sheets of [[], [spaced]]) {
        document.adoptedStyleSheets = sheets
        // Layout may take a moment after a resize.
        await expect.poll(shellFaults, { message: `${width} px` }).toEqual([])
      }
    }
  })
})
