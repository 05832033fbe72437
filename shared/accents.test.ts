import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stripAccents } from './accents.ts'

test.each([
  ['', ''],
  ['Perché', 'Perche'],
  ['PERCHÉ', 'PERCHE'],
  ['àèéìòù ÀÈÉÌÒÙ', 'aeeiou AEEIOU'],
  ['äöüß ÄÖÜẞ', 'aouss AOUSS'],
  ['ñ ç å š ž ő ę', 'n c a s z o e'],
  ['Łódź, Đorđe, Øre', 'Lodz, Dorde, Ore'],
  ['œuvre Æsir', 'oeuvre AEsir'],
  ['ÆæŒœØøŁłĐđÐð', 'AEaeOEoeOoLlDdDd'],
  ['ÞþĦħŦŧßẞıĸŊŋ', 'THthHhTtssSSikNn'],
  ['à ế ệ Ǻ', 'a e e A'],
  ['ƀ ɓ ƒ ŉ ŀ ǆ', 'ƀ ɓ ƒ ŉ ŀ ǆ'],
  ['e\u0301', 'e'],
  ['Città 12 % – “sì”', 'Citta 12 % – “si”'],
  ['йёά が 中', 'йёά が 中'],
  ['🇮🇹 👍🏽', '🇮🇹 👍🏽'],
])('%j without accents is %j', (text, expected) => {
  expect(stripAccents(text)).toBe(expected)
})

test('stripAccents keeps ASCII text and is idempotent', () => {
  fc.assert(fc.property(fc.string(), (text) => void expect(stripAccents(text)).toBe(text)))
  const once = (text: string) => void expect(stripAccents(stripAccents(text))).toBe(stripAccents(text))
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), once))
})
