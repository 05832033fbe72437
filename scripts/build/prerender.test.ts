import { expect, test } from 'vitest'
import { assertOwnFiles, assertOwnNames } from './prerender.ts'

test('two pages that would be written to one file stop the build, and both are named', () => {
  const page = { page: 'home', lang: 'en', file: 'index.html' } as const
  expect(() => assertOwnFiles([page, { ...page, lang: 'it', file: 'index.it.html' }])).not.toThrow()
  expect(() => assertOwnFiles([page, { ...page, lang: 'it' }])).toThrow(
    "'index.html' would hold two pages: 'home' (en) and 'home' (it).",
  )
})

test('two style sheets of one name stop the build, and both are named', () => {
  const chunk = (...css: string[]) => ({ file: 'assets/a.js', css })
  const first = 'assets/tile-Djd1lQwY.css'
  expect(() =>
    assertOwnNames({ a: chunk(first), b: chunk(first, 'assets/tiles-Djd1lQwY.css') }),
  ).not.toThrow()
  expect(() => assertOwnNames({ a: chunk(first), b: chunk('assets/tile-ab-1_2Cd.css') })).toThrow(
    'assets/tile-Djd1lQwY.css,assets/tile-ab-1_2Cd.css',
  )
})
