import { expect, test } from 'vitest'
import { assertOwnFiles } from './prerender.ts'

test('two pages that would be written to one file stop the build, and both are named', () => {
  const page = { page: 'home', lang: 'en', file: 'index.html' } as const
  expect(() => assertOwnFiles([page, { ...page, lang: 'it', file: 'index.it.html' }])).not.toThrow()
  expect(() => assertOwnFiles([page, { ...page, lang: 'it' }])).toThrow(
    "'index.html' would hold two pages: 'home' (en) and 'home' (it).",
  )
})
