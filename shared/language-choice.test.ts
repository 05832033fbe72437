import { expect, test } from 'vitest'
import { choiceCookie, chosenLanguage } from './language-choice.ts'

test.each([
  [undefined, undefined],
  ['lang=it', 'it'],
  ['a=b; lang=en', 'en'],
  ['lang=xx', undefined],
  ['language=en; xlang=en', undefined],
])('chosenLanguage(%s) is %s', (cookies, lang) => {
  expect(chosenLanguage(cookies)).toBe(lang)
})

test('choiceCookie lasts a year, for this site only, and is read by chosenLanguage', () => {
  const cookie = choiceCookie('en', { isSecure: true })
  expect(cookie).toBe('lang=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  expect(chosenLanguage(cookie)).toBe('en')
  expect(choiceCookie('it', { isSecure: false })).not.toContain('Secure')
})
