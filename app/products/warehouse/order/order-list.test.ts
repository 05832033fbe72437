import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Article } from '#app/demo-shop/shop.ts'
import { vatRates } from '#app/demo-shop/shop-values.ts'
import { type OrderLine, orderSum, parsePieces, suggestedPieces } from './order-list.ts'

const article = (some: Partial<Article>): Article => ({
  id: 'a',
  code: 'A-1',
  quantity: 0,
  threshold: 0,
  cost: 100,
  vat: 22,
  ...some,
})

test('suggestedPieces fills up to twice the minimum', () => {
  expect(suggestedPieces({ quantity: 4, threshold: 10 })).toBe(16)
  expect(suggestedPieces({ quantity: 0, threshold: 9999 })).toBe(9999)
})

test('an article without a minimum is ordered once when sold out', () => {
  expect(suggestedPieces({ quantity: 0, threshold: 0 })).toBe(1)
})

test('VAT is computed on the sum per rate, rounded half up; articles without cost are counted', () => {
  const lines: OrderLine[] = [
    { article: article({ cost: 1450 }), pieces: 16 },
    { article: article({ cost: 125, vat: 10 }), pieces: 1 },
    { article: article({ cost: 0, vat: 4 }), pieces: 3 },
  ]
  expect(orderSum(lines)).toEqual({
    net: 23_325,
    vat: [
      { rate: 10, net: 125, amount: 13 },
      { rate: 22, net: 23_200, amount: 5104 },
    ],
    total: 28_442,
    unpriced: 1,
  })
  expect(orderSum([])).toEqual({ net: 0, vat: [], total: 0, unpriced: 0 })
})

test('rates always add up to the sum, each VAT exact to half a cent', () => {
  const line = fc.record({
    article: fc.record({ cost: fc.nat(9_999_999), vat: fc.constantFrom(...vatRates) }).map(article),
    pieces: fc.integer({ min: 1, max: 9999 }),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      const { net, vat, total } = orderSum(lines)
      expect(net).toBe(lines.reduce((sum, { article, pieces }) => sum + article.cost * pieces, 0))
      expect(vat.reduce((sum, row) => sum + row.net, 0)).toBe(net)
      expect(vat.reduce((sum, row) => sum + row.amount, net)).toBe(total)
      for (const { rate, net, amount } of vat)
        expect(Math.abs(100 * amount - net * rate)).toBeLessThanOrEqual(50)
    }),
  )
})

test.for([
  ['12', 12],
  [' 0 ', 0],
  ['9999', 9999],
  ['', null],
  ['12345', null],
  ['-1', null],
  ['1,5', null],
  ['tanti', null],
] as const)('parsePieces(“%s”) is %s', ([text, pieces]) => {
  expect(parsePieces(text)).toBe(pieces)
})
