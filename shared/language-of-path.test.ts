import { expect, test } from 'vitest'
import { pinnedLanguage, switchedLanguage } from './language-of-path.ts'

test.each([
  ['/it/lawyers', '/en/lawyers', 'en'],
  ['/lawyers', '/it/lawyers', 'it'],
  ['/', '/en', 'en'],
  ['/it/', '/en', 'en'],
  ['/it/nowhere', '/en', 'en'],
  ['/nowhere', '/it', 'it'],
])('from %s to %s is a switch of language', (from, to, lang) => {
  expect(switchedLanguage(from, to)).toBe(lang)
})

test.each([
  ['/it/lawyers', '/it/clients'],
  ['/it/lawyers', '/it/lawyers'],
  ['/it/lawyers', '/en/clients'],
  ['/it/nowhere', '/it'],
  ['/it/nowhere', '/en/clients'],
  ['/en/lawyers', '/lawyers'],
  ['/contact', '/it/contact/thanks'],
  ['', '/it/nowhere'],
])('from %s to %s is no switch of language', (from, to) => {
  expect(switchedLanguage(from, to)).toBeNull()
})

test.each([
  ['/it', 'it'],
  ['/en/lawyers', 'en'],
  ['/italy', undefined],
  ['/', undefined],
  ['//it', undefined],
])('%s pins %s', (path, lang) => {
  expect(pinnedLanguage(path)).toBe(lang)
})
