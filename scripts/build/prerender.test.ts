import { expect, test } from 'vitest'
import { assertOwnFiles, ownNames } from './prerender.ts'

test('assertOwnFiles names two pages with one file', () => {
  const page = { page: 'home', lang: 'en', file: 'index.html' } as const
  expect(() => assertOwnFiles([page, { ...page, lang: 'it', file: 'index.it.html' }])).not.toThrow()
  expect(() => assertOwnFiles([page, { ...page, lang: 'it' }])).toThrow(
    "'index.html' would hold two pages: 'home' (en) and 'home' (it).",
  )
})

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
