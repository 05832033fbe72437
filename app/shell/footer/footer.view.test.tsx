import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { languages } from '#shared/locale.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { Section } from './footer.tsx'

afterEach(() => page.viewport(1280, 800))

const widths = [320, 360, 480, 768, 1700, 2340]

test.each(widths.flatMap((width) => languages.map((lang) => [width, lang] as const)))(
  'at %i px, in %s, no term of the company data is torn',
  async (width, lang) => {
    await page.viewport(width, 900)
    await renderView(<Section />, { lang })
    const terms = [...document.querySelectorAll('footer dt:not(.visually-hidden)')]
    expect(terms.length).toBeGreaterThan(3)
    const torn = terms.filter((term) => {
      const range = document.createRange()
      range.selectNodeContents(term)
      return range.getClientRects().length > 1
    })
    expect(torn.map(({ textContent }) => textContent)).toEqual([])
  },
)
