import { expect, test } from 'vitest'
import { sampleArticles } from '#app/demo-shop/sample-shop.ts'
import { words } from '#tests/helpers/words.ts'
import { isShort, stockLevel, stockValue, suggestedPieces } from './stock.ts'
import { shortWords } from './stock-status.tsx'

const stocked = (quantity: number, threshold = 10) => ({ quantity, threshold })

test('isShort is true below the threshold', () => {
  expect([9, 10].map((quantity) => isShort(stocked(quantity)))).toEqual([true, false])
})

test('stockLevel separates below from at the threshold for any numbers', () => {
  expect([0, 1, 9, 10, 20, 21].map((quantity) => stockLevel(stocked(quantity)))).toEqual([0, 1, 5, 6, 12, 12])
  for (let threshold = 1; threshold <= 60; threshold++) {
    expect(stockLevel(stocked(threshold, threshold))).toBe(6)
    if (threshold > 1) expect(stockLevel(stocked(threshold - 1, threshold))).toBeLessThan(6)
  }
})

test('stockValue is in cents', () => {
  const pieces = [
    { quantity: 4, cost: 1150 },
    { quantity: 9, cost: 5 },
  ]
  expect(stockValue(pieces)).toBe(4_645)
})

test('shortWords for below the threshold and sold out', () => {
  const t = words('it')
  const [article] = sampleArticles
  if (!article) throw new Error('The sample shop is empty.')
  const said = (quantity: number) => shortWords({ ...article, ...stocked(quantity) }, t)
  expect(said(4)).toBe(t('warehouse.missing', { count: 6 }))
  expect(said(0)).toBe(t('warehouse.gone', { count: 10 }))
})

test('suggestedPieces fills up to twice the minimum', () => {
  expect(suggestedPieces({ quantity: 4, threshold: 10 })).toBe(16)
})
