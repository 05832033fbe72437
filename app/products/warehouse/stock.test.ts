import { expect, test } from 'vitest'
import {
  countStock,
  missingPieces,
  moveStock,
  parseCount,
  type StockItem,
  sampleStock,
  shortItems,
  stockLevel,
  stockValue,
} from './stock.ts'

const item = (quantity: number, threshold = 10): StockItem => ({
  id: 'cup',
  code: 'X-1',
  cost: 101,
  quantity,
  threshold,
})

test('a movement changes its own article only, and leaves the old ledger as it was', () => {
  const after = moveStock(sampleStock, 'coffee', 1)
  expect(after.map(({ quantity }) => quantity)).toEqual([5, 26, 11, 9, 48])
  expect(sampleStock[0]?.quantity).toBe(4)
})

test('what is not there cannot go out', () => {
  expect(moveStock([item(0)], 'cup', -1)[0]?.quantity).toBe(0)
  expect(moveStock([item(2)], 'cup', -5)[0]?.quantity).toBe(0)
})

test('part of a piece is refused', () => {
  expect(() => moveStock([item(2)], 'cup', 0.5)).toThrow('0.5')
})

test('pieces are missing only below the threshold', () => {
  expect(missingPieces(item(4))).toBe(6)
  expect(missingPieces(item(10))).toBe(0)
  expect(missingPieces(item(11))).toBe(0)
})

test('a count takes the place of what was written, of that article only', () => {
  expect(countStock(sampleStock, 'coffee', 12).map(({ quantity }) => quantity)).toEqual([12, 26, 11, 9, 48])
  expect(sampleStock[0]?.quantity).toBe(4)
  for (const none of [-1, 0.5, Number.NaN])
    expect(() => countStock(sampleStock, 'cup', none)).toThrow(RangeError)
})

test('short is what is below its threshold', () => {
  expect(shortItems(sampleStock).map(({ id }) => id)).toEqual(['coffee'])
  expect(shortItems(countStock(sampleStock, 'coffee', 10))).toEqual([])
  expect(shortItems(countStock(sampleStock, 'moka', 0)).map(({ id }) => id)).toEqual(['coffee', 'moka'])
})

test.each([
  ['0', 0],
  [' 12 ', 12],
  ['999', 999],
  ['1000', null],
  ['', null],
  ['-1', null],
  ['1,5', null],
  ['dieci', null],
])('%j pieces are %j', (text, count) => {
  expect(parseCount(text)).toBe(count)
})

test('the gauge tells below from at the threshold, whatever the numbers', () => {
  expect(sampleStock.map(stockLevel)).toEqual([2, 12, 7, 9, 12])
  expect([0, 1, 9, 10, 20, 21].map((quantity) => stockLevel(item(quantity)))).toEqual([0, 1, 5, 6, 12, 12])
  for (let threshold = 1; threshold <= 60; threshold++) {
    expect(stockLevel(item(threshold, threshold))).toBe(6)
    if (threshold > 1) expect(stockLevel(item(threshold - 1, threshold))).toBeLessThan(6)
  }
})

test('the value is counted in cents', () => {
  expect(stockValue(sampleStock)).toBe(47_320)
  expect(stockValue(moveStock(sampleStock, 'coffee', -1))).toBe(47_320 - 1450)
  expect(stockValue([])).toBe(0)
})
