import { expect, test } from 'vitest'
import { choiceCookie, chosenLanguage, pinnedLanguage, switchedLanguage } from './language-choice.ts'

test.each([
  ['/it/lawyers', '/en/lawyers', 'en'],
  ['/lawyers', '/it/lawyers', 'it'],
  ['/', '/en', 'en'],
  ['/it/', '/en', 'en'],
  ['/it/nowhere', '/en', 'en'],
  ['/nowhere', '/it', 'it'],
])('from %s to %s the switch was used', (from, to, lang) => {
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
])('from %s to %s nobody chose anything', (from, to) => {
  expect(switchedLanguage(from, to)).toBeNull()
})

test.each([
  [undefined, undefined],
  ['lang=it', 'it'],
  ['a=b; lang=en', 'en'],
  ['lang=de', undefined],
  ['language=en; xlang=en', undefined],
])('the cookies %s hold the choice %s', (cookies, lang) => {
  expect(chosenLanguage(cookies)).toBe(lang)
})

test('a choice is written as it is read, for a year, and only for this site', () => {
  const cookie = choiceCookie('en', { isSecure: true })
  expect(cookie).toBe('lang=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  expect(chosenLanguage(cookie)).toBe('en')
  expect(choiceCookie('it', { isSecure: false })).not.toContain('Secure')
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
