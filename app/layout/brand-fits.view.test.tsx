import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageContext } from '#app/platform/page-context.ts'
import { brandValues } from '#shared/brand-values.ts'
import { languages } from '#shared/locale.ts'
import { createTranslate } from '#shared/messages.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { shellFaults, textSpacing } from '#tests/helpers/shell-faults.ts'
import { dictionaries, words } from '#tests/helpers/words.ts'
import { Section as Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'

/** From one letter to forty, also in one word. */
const brands = [
  'A',
  'Bottega Liguria',
  'Ferramenta Fratelli Neri',
  'Ferramenta e Casalinghi Fratelli Parodi',
  'Casa',
  'Programmificio',
  'Ferramentacasalinghi',
  'Programmificiodellacostaligureorientale1',
] as const

const ownName = brandValues.brand
/** The site's own name is checked at more widths. */
const widths = [
  ...[320, 360, 768, 1100, 1280, 1440].map((width) => ({ width, names: [...brands, ownName] })),
  ...[390, 520, 700, 1000, 1099, 1180, 1920].map((width) => ({ width, names: [ownName] })),
]

beforeEach(() => {
  document.documentElement.dataset.panel = 'on'
  document.adoptedStyleSheets = []
})

test.for(languages)('header and footer (%s) fit every brand name, also with text spacing', async (lang) => {
  document.documentElement.lang = lang
  const spaced = new CSSStyleSheet()
  spaced.replaceSync(textSpacing)
  const shell = (brand: string) => {
    const t = createTranslate(dictionaries[lang], lang, { ...brandValues, brand })
    return (
      <PageContext value={{ page: 'privacy', lang, addressForm: 'pinned', t }}>
        <Header />
        <Footer />
      </PageContext>
    )
  }
  const { rerender } = await render(shell(ownName))
  // Names change within a width: a resize takes longer.
  for (const { width, names } of widths) {
    await page.viewport(width, 640)
    const kind = width < 1100 ? 'unfold' : 'drop'
    // When the header folds it closes open menus: wait for that before measuring.
    await expect.poll(() => document.querySelector('header nav')?.getAttribute('data-menus')).toBe(kind)
    for (const brand of names) {
      await rerender(shell(brand))
      for (const sheets of [[], [spaced]]) {
        document.adoptedStyleSheets = sheets
        // Layout may take a moment after a resize.
        await expect.poll(shellFaults, { message: `${brand} at ${width} px` }).toEqual([])
      }
    }
  }
})

const drawing = (width: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100"><path d="M0 0h${width}v100H0z"/></svg>`)}`

const lines = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

describe.for(languages)('header logo (%s)', (lang) => {
  test.for([
    [320, 100],
    [320, 800],
    [360, 540],
    [360, 800],
    [430, 800],
  ] as const)('at %i px beside a logo of %i:100 the quotation’s key is one line', async ([width, logo]) => {
    vi.stubGlobal('__LOGO__', { paper: { src: drawing(logo), width: logo, height: 100 } })
    await page.viewport(width, 700)
    await renderView(<Header />, { lang })
    const key = page.getByRole('link', { name: words(lang)('header.quote') }).element()
    expect(lines(key)).toBe(1)
    const boxes = [...document.querySelectorAll('header :is(img, .button, button)')]
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect())
    expect(boxes.length).toBeGreaterThan(2)
    for (const [index, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(index === 0 ? 20 : (boxes[index - 1]?.right ?? 0))
      expect(box.right).toBeLessThanOrEqual(width)
    }
  })
})
