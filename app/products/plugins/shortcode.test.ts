import { expect, test } from 'vitest'
import { longestName } from '#app/demo-shop/own-name.ts'
import { words } from '#tests/helpers/words.ts'
import { readRows, readTitle, usualRows, writeShortcode } from './shortcode.ts'

const t = words('it')

test('writeShortcode leaves out defaults', () => {
  expect(writeShortcode({ block: 'stock', title: '', rows: usualRows.stock }, t)).toBe('[disponibile]')
  expect(writeShortcode({ block: 'menu', title: 'Oggi', rows: 3 }, t)).toBe(
    '[menu_del_giorno titolo="Oggi" righe="3"]',
  )
  expect(writeShortcode({ block: 'diary', title: '"In sala"', rows: 3 }, t)).toBe(
    '[agenda titolo=\'"In sala"\']',
  )
})

test.each([
  ['Oggi in cucina', 'Oggi in cucina'],
  ['  Oggi   in cucina ', 'Oggi in cucina'],
  ['', ''],
  ['è'.repeat(longestName), 'è'.repeat(longestName)],
  ['[oggi]', { fault: 'brackets' }],
  [`"L'orto"`, { fault: 'quotes' }],
])('readTitle(%j) is %j', (text, expected) => {
  expect(readTitle(text)).toEqual(expected)
})

test.each([
  ['1', 1],
  [' 5 ', 5],
  ['6', { fault: 'rows' }],
  ['0', { fault: 'rows' }],
  ['2,5', { fault: 'rows' }],
  ['-1', { fault: 'rows' }],
  ['', { fault: 'rows' }],
])('readRows(%j) is %j', (text, expected) => {
  expect(readRows(text)).toEqual(expected)
})
