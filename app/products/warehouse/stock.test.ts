import { expect, test } from 'vitest'
import { stockLevel } from './stock.ts'

const stocked = (quantity: number, threshold = 10) => ({ quantity, threshold })

test('stockLevel separates below from at the threshold for any numbers', () => {
  expect([0, 1, 9, 10, 20, 21].map((quantity) => stockLevel(stocked(quantity)))).toEqual([0, 1, 5, 6, 12, 12])
  for (let threshold = 1; threshold <= 60; threshold++) {
    expect(stockLevel(stocked(threshold, threshold))).toBe(6)
    if (threshold > 1) expect(stockLevel(stocked(threshold - 1, threshold))).toBeLessThan(6)
  }
})
