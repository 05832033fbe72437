import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apply } from './acts.ts'
import { refundOf } from './refund.ts'
import { sampleShop } from './sample-shop.ts'
import type { PaidOrder, Shop } from './shop.ts'

const order: PaidOrder = {
  id: 'o',
  at: 0,
  delivery: 590,
  lines: [
    { article: 'oil', pieces: 2, price: 1248, vat: 4 },
    { article: 'cup', pieces: 1, price: 490, vat: 22 },
  ],
}

test('a refund covers the pieces, and the delivery once everything is returned', () => {
  expect(refundOf(order, { oil: 1 })).toEqual({ goods: 1248, delivery: 0, total: 1248 })
  expect(refundOf(order, { oil: 2, cup: 1 })).toEqual({ goods: 2986, delivery: 590, total: 3576 })
})

test('no refund for no pieces, too many or articles that were not bought', () => {
  for (const pieces of [{}, { oil: 0 }, { oil: 3 }, { moka: 1 }]) expect(refundOf(order, pieces)).toBe(null)
})

test('refunds in any portions add up to exactly what was paid', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(['oil', 'oil', 'cup'], { minLength: 3 }), (pieces) => {
      let shop: Shop = { ...sampleShop, orders: [order] }
      let total = 0
      for (const [index, article] of pieces.entries()) {
        const [paid = order] = shop.orders
        total += refundOf(paid, { [article]: 1 })?.total ?? 0
        const act = { type: 'withdraw', order: 'o', pieces: { [article]: 1 }, id: `${index}`, at: 0 } as const
        shop = apply(shop, act) ?? shop
      }
      expect(total).toBe(2986 + 590)
      const [paid = order] = shop.orders
      expect(refundOf(paid, { oil: 1 })).toBe(null)
      expect(shop.articles.find(({ id }) => id === 'oil')?.quantity).toBe(14 + 2)
    }),
  )
})

test('an order is refunded at the price paid, after a price change too', () => {
  const act = (input: Parameters<typeof apply>[1]) => (shop: Shop | null) => shop && apply(shop, input)
  const at = Date.UTC(2026, 10, 22, 12)
  const dearer = {
    rows: [{ code: 'M-007', name: 'Moka', quantity: 9, threshold: 6, cost: 1780, price: 3500 }],
  }
  const paid = act({ type: 'buy', id: 'a', at })({ ...sampleShop, basket: { oil: 1, honey: 2, moka: 1 } })
  expect(paid?.orders[0]?.lines).toContainEqual({ article: 'moka', pieces: 1, price: 3050, vat: 22 })
  const later = act({ type: 'list', ...dearer, id: 'b', at })(paid)
  expect(later?.articles.find(({ id }) => id === 'moka')?.price).toBe(3500)
  const [order] = later?.orders ?? []
  expect(order && refundOf(order, { moka: 1 })).toMatchObject({ goods: 3050, delivery: 0 })
})
