import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageRow, languages } from '#shared/locale.ts'
import { readSource } from '#tests/helpers/sources.ts'

test('language rows and dictionaries match', () => {
  const files = globSync('site/i18n/*.json').map((file) => file.replace(/.*[\\/]|\.json$/g, ''))
  expect(files.sort()).toEqual([...languages].sort())
})

test('every region belongs to its language and is supported by Intl, which has the same name', () => {
  for (const lang of languages) {
    const { region, name } = languageRow(lang)
    const own = new Intl.DisplayNames([lang], { type: 'language' }).of(lang)
    expect(name.toLowerCase()).toBe(own?.toLowerCase())
    expect(region.split('-')[0]).toBe(lang)
    expect(Intl.DateTimeFormat.supportedLocalesOf(region)).toEqual([region])
  }
})

const code = (folders: string) =>
  globSync(`{${folders}}/**/*.{ts,tsx}`).filter((file) => !/\.(test|examples)\.|fixtures/.test(file))

test('no code outside the table compares a language with ‘it’ or ‘en’', () => {
  // The specification's second helper, and guests' menus, whose code has room for two languages only.
  const allowed = /answer-language\.ts$|products[\\/]menudigitale[\\/]menu\.ts$/
  const wrong = code('app,server,shared,scripts').filter(
    (file) => !allowed.test(file) && /[!=]==? ?'(it|en)'|'(it|en)' ?[!=]==?/.test(readSource(file)),
  )
  expect(wrong).toEqual([])
})
