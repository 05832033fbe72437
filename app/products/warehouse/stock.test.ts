import { expect, test } from 'vitest'
import { sampleArticles } from '#app/demo-shop/sample-shop.ts'
import { words } from '#tests/helpers/words.ts'
import { isShort, parsePieces, stockLevel, stockValue, suggestedPieces } from './stock.ts'
import { shortWords } from './stock-status.tsx'

const shelf = sampleArticles.filter(({ id }) => id !== 'honey' && id !== 'oil')
const stocked = (quantity: number, threshold = 10) => ({ quantity, threshold })

test('isShort is true below the threshold, and of what is sold out even without one', () => {
  expect(sampleArticles.filter(isShort).map(({ id }) => id)).toEqual(['coffee'])
  expect([stocked(0, 0), stocked(1, 0)].map(isShort)).toEqual([true, false])
})

test('stockLevel separates below from at the threshold for any numbers', () => {
  expect(shelf.map((row) => stockLevel(row))).toEqual([2, 12, 7, 9, 12])
  expect([0, 1, 9, 10, 20, 21].map((quantity) => stockLevel(stocked(quantity)))).toEqual([0, 1, 5, 6, 12, 12])
  for (let threshold = 1; threshold <= 60; threshold++) {
    expect(stockLevel(stocked(threshold, threshold))).toBe(6)
    if (threshold > 1) expect(stockLevel(stocked(threshold - 1, threshold))).toBeLessThan(6)
  }
})

test('stockValue is in cents', () => {
  expect(stockValue(shelf)).toBe(47_320)
})

test('shortWords for below the threshold, sold out, and sold out without a threshold', () => {
  const t = words('it')
  const [article] = sampleArticles
  if (!article) throw new Error('The sample shop is empty.')
  const said = (quantity: number, threshold: number) => shortWords({ ...article, quantity, threshold }, t)
  expect(said(4, 10)).toBe(t('warehouse.missing', { count: 6 }))
  expect(said(0, 10)).toBe(t('warehouse.gone', { count: 10 }))
  expect(said(0, 0)).toBe(t('warehouse.none'))
})

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
