import { expect, test } from 'vitest'
import { answerLanguage } from './contact-form-state.ts'
import {
  choiceCookie,
  choiceCookieRecord,
  choiceMessage,
  chosenLanguage,
  languageOfMessage,
} from './language-choice.ts'
import { defaultLanguage, languages, otherLanguage, startLanguage, textIn } from './locale.ts'
import { pinnedLanguage, switchedLanguage } from './paths.ts'

test.each(languages)('without %s a text is in the default language, which otherLanguage names', (lang) => {
  const alone = { [defaultLanguage]: 'Stock' } as { en: string }
  expect(textIn(alone, lang)).toBe('Stock')
  expect(otherLanguage(alone, lang)).toBe(lang === defaultLanguage ? undefined : defaultLanguage)
  expect(otherLanguage({ ...alone, [lang]: 'Magazzino' }, lang)).toBeUndefined()
})

// Specification §1.
test.each([
  ['it-IT', 'it', 'it'],
  ['it', 'it', 'it'],
  ['en-GB', 'en', 'en'],
  ['xx', 'en', 'en'],
  ['xx-IT', 'en', 'en'],
  ['lit', 'en', 'it'],
  ['', 'en', 'en'],
])('for browser language %j the site starts in %s, the answer language is %s', (tag, start, helper) => {
  expect(startLanguage(tag)).toBe(start)
  expect(answerLanguage(tag)).toBe(helper)
})

test.each([
  [undefined, undefined],
  ['lang=it', 'it'],
  ['lang=xx', undefined],
])('chosenLanguage(%s) is %s', (cookies, lang) => {
  expect(chosenLanguage(cookies)).toBe(lang)
})

test('choiceCookie lasts a year, for this site only, and is read by chosenLanguage', () => {
  const cookie = choiceCookie('en', { isSecure: true })
  expect(cookie).toBe('lang=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  expect(chosenLanguage(cookie)).toBe('en')
  expect(choiceCookie('it', { isSecure: false })).not.toContain('Secure')
  const shared = { name: 'lang', value: 'en', path: '/', sameSite: 'lax' }
  expect(choiceCookieRecord('en', 500)).toEqual({ ...shared, expires: 31_536_000_500 })
})

test('the service worker takes a choice from a message of a page, and from no other', () => {
  expect(languageOfMessage(choiceMessage('en'))).toBe('en')
  for (const message of [undefined, 'en', { type: 'other', lang: 'en' }, { type: 'language', lang: 'xx' }])
    expect(languageOfMessage(message)).toBeUndefined()
})

test.each([
  ['/it/lawyers', '/en/lawyers', 'en'],
  ['/lawyers', '/it/lawyers', 'it'],
  ['/', '/en', 'en'],
  ['/it/', '/en', 'en'],
  ['/it/nowhere', '/en', 'en'],
  ['/nowhere', '/it', 'it'],
  ['/it/releases/3', '/en/releases/3/', 'en'],
  ['/it/contact/thanks', '/en/contact/thanks', 'en'],
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
  ['/404', '/it/404'],
  ['/it/releases/3', '/en/releases/4'],
  ['/it/releases/3/4', '/en/releases/3/4'],
  ['/it/releases/A', '/en/releases/A'],
  ['/it/lawyers/3', '/en/lawyers/3'],
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
