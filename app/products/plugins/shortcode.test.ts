import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { longestName, tidyName } from '#app/demo-shop/own-name.ts'
import {
  blocks,
  mostRows,
  readRows,
  readShortcode,
  readTitle,
  type ShortcodeWords,
  usualRows,
  writeShortcode,
} from './shortcode.ts'

const words: ShortcodeWords = {
  tags: { menu: 'menu_del_giorno', stock: 'disponibile', diary: 'agenda' },
  title: 'titolo',
  rows: 'righe',
}
const read = (text: string) => readShortcode(text, words)

const titles = fc
  .string({ unit: fc.constantFrom(...'aàZ9 ’“”"\'=/.,;:-_&…€'), maxLength: 60 })
  .map(tidyName)
  .filter((title) => !(title.includes('"') && title.includes("'")))
const shortcodes = fc.record({
  block: fc.constantFrom(...blocks),
  title: titles,
  rows: fc.integer({ min: 1, max: mostRows }),
})

describe('shortcodes', () => {
  test('every written shortcode is read as the same block', () => {
    fc.assert(
      fc.property(shortcodes, (shortcode) => {
        expect(read(writeShortcode(shortcode, words))).toEqual(shortcode)
      }),
      { numRuns: 1000 },
    )
  })

  test('any text is a writable block or has a fault', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.string({
        unit: fc.constantFrom(...'[]"\'= /ti1', 'menu_del_giorno', ' titolo=', ' righe='),
        maxLength: 20,
      }),
    )
    fc.assert(
      fc.property(anything, (text) => {
        const answer = read(text)
        expect('fault' in answer ? answer : read(writeShortcode(answer, words))).toEqual(answer)
      }),
      { numRuns: 2000 },
    )
  })

  test('writeShortcode leaves out defaults', () => {
    for (const block of blocks)
      expect(writeShortcode({ block, title: '', rows: usualRows[block] }, words)).toBe(
        `[${words.tags[block]}]`,
      )
    expect(writeShortcode({ block: 'menu', title: 'Oggi', rows: 3 }, words)).toBe(
      '[menu_del_giorno titolo="Oggi" righe="3"]',
    )
    expect(writeShortcode({ block: 'diary', title: '"In sala"', rows: 3 }, words)).toBe(
      '[agenda titolo=\'"In sala"\']',
    )
  })

  test.each([
    [' [agenda righe=2] ', { block: 'diary', title: '', rows: 2 }],
    ["[disponibile righe='5'/]", { block: 'stock', title: '', rows: 5 }],
    ['[menu_del_giorno righe=”1” titolo=“L’orto”]', { block: 'menu', title: 'L’orto', rows: 1 }],
    ['[agenda righe="1" righe="4"]', { block: 'diary', title: '', rows: 4 }],
    ['[ agenda titolo = "  Nove   vite " ]', { block: 'diary', title: 'Nove vite', rows: 3 }],
  ])('readShortcode accepts %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  test.each([
    ['', 'form', ''],
    ['agenda', 'form', 'agenda'],
    ['[agenda', 'form', '[agenda'],
    ['[agenda][agenda]', 'form', '[agenda][agenda]'],
    ['[galleria]', 'tag', 'galleria'],
    ['[Agenda]', 'tag', 'Agenda'],
    ['[agenda colore="blu"]', 'setting', 'colore'],
    ['[agenda righe]', 'setting', 'righe'],
    ['[agenda righe="2" titolo="Oggi]', 'setting', 'titolo="Oggi'],
    ['[agenda righe="0"]', 'rows', '0'],
    ['[agenda righe="6"]', 'rows', '6'],
    ['[agenda righe="due"]', 'rows', 'due'],
    ['[agenda righe=""]', 'rows', ''],
    ['[agenda titolo="<b>"]', 'brackets', '<b>'],
    [`[agenda titolo="${'a'.repeat(41)}"]`, 'long', 'a'.repeat(41)],
  ])('%s has a fault: %s', (text, fault, what) => {
    expect(read(text)).toEqual({ fault, what })
  })
})

test.each([
  ['Oggi in cucina', 'Oggi in cucina'],
  ['  Oggi   in cucina ', 'Oggi in cucina'],
  ['', ''],
  ['è'.repeat(longestName), 'è'.repeat(longestName)],
  ['[oggi]', { fault: 'brackets', what: '[oggi]' }],
  [`"L'orto"`, { fault: 'quotes', what: `"L'orto"` }],
])('readTitle(%j) is %j', (text, expected) => {
  expect(readTitle(text)).toEqual(expected)
})

test.each([
  ['1', 1],
  [' 5 ', 5],
  ['6', { fault: 'rows', what: '6' }],
  ['0', { fault: 'rows', what: '0' }],
  ['2,5', { fault: 'rows', what: '2,5' }],
  ['-1', { fault: 'rows', what: '-1' }],
  ['', { fault: 'rows', what: '' }],
])('readRows(%j) is %j', (text, expected) => {
  expect(readRows(text)).toEqual(expected)
})
