import { describe, expect, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { readWords } from '#scripts/content/read-words.ts'
import { eachLanguage, languages } from '#shared/locale.ts'
import { setting } from '#shared/setting.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { sameInBoth } from './same-in-both.ts'
import { specifiedLabels, specifiedNames } from './specified-labels.ts'

const dictionaries = eachLanguage((lang) => readWords(projectRoot, lang))
const keys = Object.keys(dictionaries.it)

test.each(languages)('the dictionary of %s has sorted keys of at most three parts', (lang) => {
  const own = Object.keys(dictionaries[lang])
  expect(own).toEqual([...own].sort())
  expect(own.filter((key) => !/^[a-z][\w-]*(\.[\w-]+){0,2}$/i.test(key))).toEqual([])
})

test('the Italian labels equal the specified labels', () => {
  expect(italian(specifiedLabels)).toEqual(specifiedLabels)
})

test.runIf(setting('brand.name') === 'Easy')('the Italian product names equal the specified names', () => {
  expect(italian(specifiedNames)).toEqual(specifiedNames)
})

function italian(labels: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.keys(labels).map((key) => [key, dictionaries.it[key]]))
}

describe('the two dictionaries', () => {
  test('share a text only for the keys in sameInBoth', () => {
    const equal = keys.filter((key) => dictionaries.it[key] === dictionaries.en[key])
    expect(equal.filter((key) => !sameInBoth.has(key))).toEqual([])
  })

  test('give every page a unique title and description', () => {
    for (const dictionary of Object.values(dictionaries)) {
      for (const part of ['title', 'description']) {
        const texts = pages.map(({ id }) => dictionary[`meta.${id}.${part}`])
        expect(new Set(texts).size).toBe(texts.length)
      }
    }
  })
})
