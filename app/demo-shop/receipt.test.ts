import { describe, expect, test } from 'vitest'
import {
  containedVat,
  type Good,
  goodsForSale,
  missingToFreeDelivery,
  orderOf,
  pricePerUnit,
  receiptOf,
} from './receipt.ts'
import { sampleShop } from './sample-shop.ts'

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
    expect(receiptOf([good(1000, 22), good(3000, 4)]).vat).toEqual([
      { rate: 4, amount: containedVat(3000 + 443, 4) },
      { rate: 22, amount: containedVat(1000 + 147, 22) },
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
