import { describe, expect, test } from 'vitest'
import { departed } from '#app/demo-shop/deliveries.ts'
import { minute } from '#app/demo-shop/rider.ts'
import { sampleDeliveries } from '#app/demo-shop/sample-deliveries.ts'
import type { Delivery } from '#app/demo-shop/shop.ts'
import { deliveryProgress, minutesTo, stationsOf } from './arrival.ts'

const evening = new Date(2026, 10, 22, 20, 28).getTime()
const underway = departed(sampleDeliveries, 'port', evening) ?? []
const states = (deliveries: readonly Delivery[], now: number) =>
  deliveryProgress(deliveries, now).map(({ state, late }) => [state, late])

test('the sample starts with its first order cooked', () => {
  expect(states(sampleDeliveries, 0)).toEqual([
    ['ready', 0],
    ['kitchen', 10],
    ['kitchen', 5],
  ])
  const [first] = deliveryProgress(sampleDeliveries, 0)
  const hours = first && stationsOf(first.delivery, first.stop, 0).map(({ at }) => at)
  expect(hours).toEqual(['19:42', '19:45', '20:03', '20:17'])
})

test('other orders keep cooking while the first is on the road', () => {
  expect(states(underway, evening)).toEqual([
    ['road', 0],
    ['kitchen', 10],
    ['kitchen', 5],
  ])
  expect(states(underway, evening + 7 * minute).map(([state]) => state)).toEqual(['road', 'ready', 'kitchen'])
  const there = underway.map((one) => (one.id === 'port' ? { ...one, arrived: evening + 30 * minute } : one))
  expect(states(there, evening + 30 * minute)[0]).toEqual(['door', 8])
})

describe('on the road', () => {
  test.for([
    [-0.05, 14, 0],
    [0, 14, 0],
    [1, 13, 0],
    [13.5, 1, 0],
    [14, 0, 0],
    [24.5, 0, 2],
  ] as const)('after %d minutes, %d are left and it is %d late', ([passed, toGo, late]) => {
    const now = evening + passed * minute
    const [first] = deliveryProgress(underway, now)
    expect(first && minutesTo(first.stop, now)).toBe(toGo)
    expect(first?.late).toBe(late)
  })
})
