import { expect, test } from 'vitest'
import { defaultLanguage, languages, otherLanguage, textIn } from './locale.ts'

test.each(languages)('an owner’s text that lacks %s is in the default language, and says so', (lang) => {
  const alone = { [defaultLanguage]: 'Stock' } as { en: string }
  expect(textIn(alone, lang)).toBe('Stock')
  expect(otherLanguage(alone, lang)).toBe(lang === defaultLanguage ? undefined : defaultLanguage)
  expect(otherLanguage({ ...alone, [lang]: 'Magazzino' }, lang)).toBeUndefined()
})
