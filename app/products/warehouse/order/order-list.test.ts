import { expect, test } from 'vitest'
import { parsePieces, suggestedPieces } from './order-list.ts'

test('suggestedPieces fills up to twice the minimum', () => {
  expect(suggestedPieces({ quantity: 4, threshold: 10 })).toBe(16)
  expect(suggestedPieces({ quantity: 0, threshold: 9999 })).toBe(9999)
  // Without a minimum, once it is sold out.
  expect(suggestedPieces({ quantity: 0, threshold: 0 })).toBe(1)
})

test.for([
  ['12', 12],
  [' 0 ', 0],
  ['9999', 9999],
  ['', null],
  ['12345', null],
  ['1,5', null],
  ['tanti', null],
] as const)('parsePieces(“%s”) is %s', ([text, pieces]) => {
  expect(parsePieces(text)).toBe(pieces)
})
