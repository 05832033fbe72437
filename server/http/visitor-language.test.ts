import { expect, test } from 'vitest'
import { visitorLanguage } from './visitor-language.ts'

test.each([
  [undefined, undefined, 'en'],
  ['it-IT,it;q=0.9', undefined, 'it'],
  ['en;q=0.5, it;q=0.9', undefined, 'it'],
  ['it;q=0.5,en;q=0.9', undefined, 'en'],
  ['it;q=0,en', undefined, 'en'],
  ['it-CH', undefined, 'it'],
  ['de-DE', undefined, 'en'],
  ['xx, it;q=0.9', undefined, 'en'],
  ['', undefined, 'en'],
  ['*', undefined, 'en'],
  ['en', 'lang=it', 'it'],
  ['en', 'a=b; lang=it', 'it'],
  ['it', 'lang=xx', 'it'],
  ['it', 'language=en; xlang=en', 'it'],
])('Accept-Language %s with Cookie %s', (accepted, cookie, lang) => {
  expect(visitorLanguage({ 'accept-language': accepted, cookie })).toBe(lang)
})
