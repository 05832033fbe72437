import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { languages } from '#shared/locale.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Header } from './header.tsx'

afterEach(async () => {
  vi.unstubAllGlobals()
  await page.viewport(1280, 800)
})

const drawing = (width: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100"><path d="M0 0h${width}v100H0z"/></svg>`)}`
const logos = (width: number) => ({ paper: { src: drawing(width), width, height: 100 } })

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
  ] as const)(
    'at %i px beside a logo of %i to 100 the quotation’s key keeps its words on one line',
    async ([width, logo]) => {
      vi.stubGlobal('__LOGO__', logos(logo))
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
    },
  )
})

test('the logo starts at the page margin, as far from the edge as the last button', async () => {
  vi.stubGlobal('__LOGO__', logos(540))
  await renderView(<Header />)
  const logo = document.querySelector('header img')?.getBoundingClientRect()
  const last = [...document.querySelectorAll('header button')]
    .filter((part) => part.checkVisibility())
    .at(-1)
    ?.getBoundingClientRect()
  expect(logo?.left).toBe(20)
  expect(last?.right).toBe(1260)
})
