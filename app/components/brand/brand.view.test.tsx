import { expect, test } from 'vitest'
import type { LogoPicture } from '#shared/pictures.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { Logo } from './brand.tsx'

/** A drawing of this size, as a data URL. */
function drawing(width: number, height: number, colour = 'green'): LogoPicture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${colour}" d="M0 0h${width}v${height}H0z"/></svg>`
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height }
}

const wide = drawing(800, 100)
const square = drawing(512, 512)

test.each([
  ['a wide one under the header’s 250 px', { paper: wide, cover: wide }, [250, 31]],
  ['on a plate with its margin', { paper: wide }, [250, 41]],
  ['a square one as high as the header allows', { paper: square, cover: square }, [40, 40]],
  ['a small one is enlarged', { paper: drawing(60, 12), cover: drawing(60, 12) }, [200, 40]],
] as const)('%s', async (_, logos, size) => {
  const screen = await renderView(<Logo logos={logos} name="Rossi" />)
  const { width, height } = screen.getByRole('img', { name: 'Rossi' }).element().getBoundingClientRect()
  expect([Math.round(width), Math.round(height)]).toEqual(size)
})

test('uses the dark logo if there is one, with an empty alternative text inside a named link', async () => {
  const logos = { paper: wide, cover: drawing(800, 100, 'white') }
  const screen = await renderView(<Logo logos={logos} name="" />)
  expect(screen.container.querySelector('img')?.getAttribute('src')).toBe(logos.cover.src)
  expect(screen.container.querySelector('img')).toHaveAttribute('alt', '')
})
