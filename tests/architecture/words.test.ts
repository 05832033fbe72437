import { describe, expect, test } from 'vitest'
import { dictionaries } from '#tests/helpers/words.ts'
import { sameInBoth } from '#tests/shipped/same-in-both.ts'

// Rules of style for our own texts: asked of the fixture site's words, never of an owner's.
describe.each(['it', 'en'] as const)('texts of the dictionary %s', (lang) => {
  const texts = Object.entries(dictionaries[lang])

  test('have no stray spaces', () => {
    expect(texts.filter(([, text]) => text.trim() !== text || / {2}/.test(text))).toEqual([])
  })

  test('use typographic quotation marks, apostrophes and ellipses', () => {
    expect(texts.filter(([, text]) => /['"]|\.\.\./.test(text))).toEqual([])
  })
})

test('sameInBoth lists only keys whose texts are equal', () => {
  const differs = [...sameInBoth].filter((key) => dictionaries.it[key] !== dictionaries.en[key])
  expect(differs).toEqual([])
})
