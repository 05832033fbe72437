import { expect, test } from 'vitest'
import type { Deed } from './acts.ts'
import { apply } from './apply.ts'
import { sampleShop } from './sample-shop.ts'
import type { Shop } from './shop.ts'

const noon = Date.UTC(2026, 10, 22, 12)
const day = 24 * 3_600_000

test('a clock that was put back leaves the days of the prices in their order, and no offer slips in before the last', () => {
  const deeds: readonly [Deed, number][] = [
    [{ type: 'offer', article: 'moka', price: 2500 }, noon],
    [{ type: 'endOffer', article: 'moka' }, noon - 3 * day],
    [{ type: 'offer', article: 'moka', price: 2400 }, noon - 5 * day],
  ]
  const after = deeds.reduce<Shop>(
    (shop, [deed, at], index) => apply(shop, { ...deed, id: `${index}`, at }) ?? shop,
    sampleShop,
  )
  const { prices = [] } = after.articles.find(({ id }) => id === 'moka') ?? {}
  const days = prices.map(({ from }) => from)
  expect(prices.map(({ price }) => price).slice(-3)).toEqual([2500, 3050, 2400])
  expect(days).toEqual(days.toSorted((one, other) => one - other))
})
