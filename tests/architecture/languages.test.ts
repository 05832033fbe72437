import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageTable } from '#content/languages.ts'
import { defaultLanguage, languageRow, languages, textIn } from '#shared/locale.ts'
import { readSource } from '#tests/helpers/sources.ts'

test('every row has a dictionary, every dictionary a row, and one row is the default', () => {
  const files = globSync('assets/i18n/*.json').map((file) => file.replace(/.*[\\/]|\.json$/g, ''))
  expect(files.sort()).toEqual([...languages].sort())
  expect(languageTable.filter((row) => 'isDefault' in row).map(({ tag }) => tag)).toEqual([defaultLanguage])
})

test('a region belongs to its language, and Intl knows it', () => {
  for (const lang of languages) {
    const { region } = languageRow(lang)
    expect(region.split('-')[0]).toBe(lang)
    expect(Intl.DateTimeFormat.supportedLocalesOf(region)).toEqual([region])
  }
})

test("an owner's text that lacks a language is read in the default one", () => {
  expect(textIn({ en: 'Fair', it: 'Sagra' }, 'it')).toBe('Sagra')
  expect(textIn({ en: 'Fair' }, 'it')).toBe('Fair')
})

test('no code outside the table takes a language apart by its name', () => {
  const files = globSync('{app,server,shared,scripts}/**/*.{ts,tsx}').filter(
    (file) => !/\.(test|examples)\.|fixtures/.test(file),
  )
  // The specification's own second helper, and the menus of guests, whose code has room for two languages.
  const allowed = /answer-language\.ts$|products[\\/]menudigitale[\\/]menu\.ts$/
  const wrong = files.filter(
    (file) => !allowed.test(file) && /[!=]==? ?'(it|en)'|'(it|en)' ?[!=]==?/.test(readSource(file)),
  )
  expect(wrong).toEqual([])
})
