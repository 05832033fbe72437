import { expect, test } from 'vitest'
import { choiceCookie, chosenLanguage } from './language-choice.ts'

test.each([
  [undefined, undefined],
  ['lang=it', 'it'],
  ['a=b; lang=en', 'en'],
  ['lang=xx', undefined],
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
