import { expect, test } from 'vitest'
import { answerLanguage } from './answer-language.ts'
import { defaultLanguage, languages, otherLanguage, startLanguage, textIn } from './locale.ts'

test.each(languages)(
  'a text without %s falls back to the default language, and otherLanguage names it',
  (lang) => {
    const alone = { [defaultLanguage]: 'Stock' } as { en: string }
    expect(textIn(alone, lang)).toBe('Stock')
    expect(otherLanguage(alone, lang)).toBe(lang === defaultLanguage ? undefined : defaultLanguage)
    expect(otherLanguage({ ...alone, [lang]: 'Magazzino' }, lang)).toBeUndefined()
  },
)

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
