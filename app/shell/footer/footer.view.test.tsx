import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { languages } from '#shared/locale.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { Section } from './footer.tsx'

afterEach(() => page.viewport(1280, 800))

const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()

// Here the sheet and the footer in it both leave room for the panel: as wide as in windows of 1280 and 1920.
test.each([1700, 2340])(
  'at %i px the words begin where the tall label begins, and end where it ends',
  async (width) => {
    await page.viewport(width, 900)
    await renderView(<Section />)
    expect(document.querySelectorAll('footer dt').length).toBeGreaterThan(4)
    const label = box('footer nav + div')
    expect(label.height).toBeGreaterThan(250)
    expect(Math.abs(box('footer nav p').top - label.top)).toBeLessThan(10)
    expect(Math.abs(box('footer nav ul').bottom - label.bottom)).toBeLessThan(10)
    expect(box('footer nav p').right).toBeLessThan(label.left)
  },
)

const widths = [320, 360, 480, 768, 1700, 2340]

test.each(widths.flatMap((width) => languages.map((lang) => [width, lang] as const)))(
  'at %i px, in %s, no term on the label is torn',
  async (width, lang) => {
    await page.viewport(width, 900)
    await renderView(<Section />, { lang })
    const terms = [...document.querySelectorAll('footer dt')]
    expect(terms.length).toBeGreaterThan(4)
    const torn = terms.filter((term) => {
      const range = document.createRange()
      range.selectNodeContents(term)
      return range.getClientRects().length > 1
    })
    expect(torn.map(({ textContent }) => textContent)).toEqual([])
  },
)
