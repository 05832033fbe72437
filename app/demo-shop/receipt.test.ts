import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apply } from './acts.ts'
import {
  containedVat,
  type Good,
  goodsForSale,
  missingToFreeDelivery,
  orderOf,
  pricePerUnit,
  receiptOf,
  refundOf,
} from './receipt.ts'
import { sampleShop } from './sample-shop.ts'
import type { PaidOrder, Shop } from './shop.ts'

describe('receipt', () => {
  const good = (price: number, vat: Good['vat'], pieces = 1): Good => ({ price, vat, pieces })

  test('a receipt of three articles has free delivery and the VAT of each rate', () => {
    const receipt = receiptOf(orderOf({ ...sampleShop, basket: { oil: 1, honey: 1, moka: 1 } }))
    expect(receipt).toEqual({
      goods: 5398,
      delivery: 0,
      total: 5398,
      vat: [
        { rate: 4, amount: 48 },
        { rate: 10, amount: 100 },
        { rate: 22, amount: 550 },
      ],
    })
  })

  test('below the threshold delivery is charged, at the threshold it is not', () => {
    expect(receiptOf([good(4999, 22)])).toMatchObject({ delivery: 590, total: 5589 })
    expect(receiptOf([good(5000, 22)])).toMatchObject({ delivery: 0, total: 5000 })
  })

  test('missingToFreeDelivery returns the difference, then 0', () => {
    expect(missingToFreeDelivery(receiptOf([good(2285, 22, 2)]))).toBe(430)
    expect(missingToFreeDelivery(receiptOf([good(5000, 22)]))).toBe(0)
    expect(missingToFreeDelivery(receiptOf([]))).toBe(0)
  })

  test('delivery follows the rate of the goods, in proportion where rates are mixed', () => {
    expect(receiptOf([good(1040, 4)]).vat).toEqual([{ rate: 4, amount: containedVat(1040 + 590, 4) }])
    expect(receiptOf([good(1000, 22), good(3000, 4)], { charge: 401, freeFrom: 5000 }).vat).toEqual([
      { rate: 4, amount: containedVat(3000 + 301, 4) },
      { rate: 22, amount: containedVat(1000 + 100, 22) },
    ])
  })

  test('the receipt of an empty basket or of free goods is 0', () => {
    expect(receiptOf([])).toEqual({ goods: 0, delivery: 0, total: 0, vat: [] })
    expect(receiptOf([good(0, 22)])).toMatchObject({ delivery: 0, total: 0, vat: [{ rate: 22, amount: 0 }] })
  })

  test('containedVat rounds half a cent up', () => {
    expect(containedVat(122, 22)).toBe(22)
    expect(containedVat(3050, 22)).toBe(550)
    expect(containedVat(2200, 22)).toBe(397)
    expect(containedVat(11, 10)).toBe(1)
    expect(containedVat(13, 4)).toBe(1)
  })

  test('pricePerUnit returns the price per litre or kilogram unless it equals the package’s own', () => {
    const goods = goodsForSale(sampleShop)
    expect(
      Object.fromEntries(goods.map(({ id, price, measure }) => [id, pricePerUnit(price, measure)])),
    ).toEqual({
      oil: 1664,
      honey: 2200,
      moka: null,
      coffee: null,
      cup: null,
    })
  })
})

describe('refund', () => {
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
          const act = {
            type: 'withdraw',
            order: 'o',
            pieces: { [article]: 1 },
            id: `${index}`,
            at: 0,
          } as const
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
})
