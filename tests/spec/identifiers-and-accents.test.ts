// Specification §1 (language helper) and §9 (identifiers, accents), with properties that hold for any input.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stripAccents } from '#shared/accents.ts'
import { answerLanguage } from '#shared/answer-language.ts'
import { startLanguage } from '#shared/locale.ts'
import { createUuid } from '#shared/uuid.ts'

test('generated identifiers are version-4 UUIDs, in secure and insecure contexts', () => {
  const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) }
  for (const random of [crypto, insecure]) {
    const made = Array.from({ length: 200 }, () => createUuid(random))
    expect(new Set(made).size).toBe(200)
    for (const id of made) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    }
  }
})

test.each([
  ['Perché è più là', 'Perche e piu la'],
  ['ÀÈÉÌÒÙ', 'AEEIOU'],
  ['Straße, Łódź, Ærø', 'Strasse, Lodz, AEro'],
  ['naïve façade', 'naive facade'],
])('accents are stripped with case kept: %s', (text, expected) => {
  expect(stripAccents(text)).toBe(expected)
})

test('plain text stays as it is, and nothing is stripped twice', () => {
  fc.assert(fc.property(fc.string(), (text) => void expect(stripAccents(text)).toBe(text)))
  const once = (text: string) => void expect(stripAccents(stripAccents(text))).toBe(stripAccents(text))
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), once))
})

test.each([
  ['it-IT', 'it', 'it'],
  ['it', 'it', 'it'],
  ['en-GB', 'en', 'en'],
  ['xx', 'en', 'en'],
  ['xx-IT', 'en', 'en'],
  ['lit', 'en', 'it'],
  ['', 'en', 'en'],
])('browser language %j: the site starts in %s, the separate helper says %s', (tag, start, helper) => {
  expect(startLanguage(tag)).toBe(start)
  expect(answerLanguage(tag)).toBe(helper)
})

test('letters of their own, with a hook or a stroke, stay', () => {
  expect(stripAccents('ƀ ɓ ƒ ŉ ŀ ǆ')).toBe('ƀ ɓ ƒ ŉ ŀ ǆ')
  expect(stripAccents('à ệ Ǻ')).toBe('a e A')
})
