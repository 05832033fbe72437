import { expect, test } from 'vitest'
import { ownNames } from './prerender.ts'

test('a page lists its style sheets, without names that two sheets share', () => {
  const chunk = (...css: string[]) => ({ file: 'assets/a.js', css })
  const [tile, about, other] = [
    'assets/tile-Djd1lQwY.css',
    'assets/about-ab-1_2Cd.css',
    'assets/about-Djd1lQwY.css',
  ]
  const manifest = { a: chunk(tile, about), b: chunk(tile, other) }
  expect(ownNames(manifest, [tile, about])).toEqual(['tile'])
  expect(ownNames({ a: chunk(tile, about) }, [tile, about])).toEqual(['tile', 'about'])
})
