import { expect, test } from 'vitest'
import { words } from '#tests/helpers/words.ts'
import { plainTitle, usualRows, writeShortcode } from './shortcode.ts'

const t = words('it')

test('writeShortcode leaves out defaults', () => {
  expect(writeShortcode({ block: 'stock', title: ' ', rows: usualRows.stock }, t)).toBe('[disponibile]')
  const title = plainTitle(' <Oggi> in ["sala"] ')
  expect(writeShortcode({ block: 'menu', title, rows: 3 }, t)).toBe(
    '[menu_del_giorno titolo="Oggi in sala" righe="3"]',
  )
})
