import { expect } from 'vitest'
import { orderOf, receiptOf } from '#app/demo-shop/receipt.ts'
import { sampleDeliveries } from '#app/demo-shop/sample-deliveries.ts'
import { sampleDishes } from '#app/demo-shop/sample-shop.ts'
import type { Shop } from '#app/demo-shop/shop.ts'
import { mostPieces, mostTickets } from '#app/demo-shop/shop-reader.ts'

export function expectLegal(shop: Shop) {
  for (const { quantity } of shop.articles) expect(quantity).toSatisfy(isBetween(0, mostPieces))
  for (const wanted of Object.values(shop.basket)) expect(wanted).toSatisfy(isBetween(1, mostPieces))
  expect(new Set(shop.articles.map(({ code }) => code)).size).toBe(shop.articles.length)
  expect(new Set(shop.tickets.map(({ id }) => id)).size).toBe(shop.tickets.length)
  expect(shop.tickets.length).toBeLessThanOrEqual(mostTickets)
  expect(shop.dishes.map(({ id }) => id)).toEqual(sampleDishes.map(({ id }) => id))
  expectLegalDeliveries(shop.deliveries)
  const lines = orderOf(shop)
  const { goods, delivery, total, vat } = receiptOf(lines)
  expect(goods).toBe(lines.reduce((sum, { price, pieces }) => sum + price * pieces, 0))
  expect(total).toBe(goods + delivery)
  // Recomputes the total from the taxes: half a cent of rounding is at most 13 cents of total.
  expect(
    Math.abs(vat.reduce((sum, { rate, amount }) => sum + (amount * (100 + rate)) / rate, 0) - total),
  ).toBeLessThanOrEqual(vat.length * 13)
}

function expectLegalDeliveries(deliveries: Shop['deliveries']) {
  expect(deliveries.map(({ id }) => id)).toEqual(sampleDeliveries.map(({ id }) => id))
  for (const { left = 0, arrived = Number.POSITIVE_INFINITY } of deliveries)
    expect(arrived).toBeGreaterThanOrEqual(left)
}

const isBetween = (least: number, most: number) => (value: number) =>
  Number.isInteger(value) && value >= least && value <= most
