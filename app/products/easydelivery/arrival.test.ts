import { expect, test } from 'vitest'
import { minute } from '#app/demo-shop/clock.ts'
import { sampleDeliveries } from '#app/demo-shop/sample-shop.ts'
import type { Delivery } from '#app/demo-shop/shop.ts'
import { minutesLeft, progressOf, stationsOf } from './arrival.ts'

const [port] = sampleDeliveries
/** 25 minutes after the worked example. */
const evening = new Date(2026, 10, 22, 20, 28).getTime()
const hours = (delivery: Delivery, now: number) => stationsOf(progressOf(delivery, now)).map(({ at }) => at)

test('after departure the stations have its time and the road’s', () => {
  const gone = { ...port, left: evening }
  expect(hours(gone, evening + minute).slice(2)).toEqual(['20:28', '20:42'])
  expect(progressOf(gone, evening).state).toBe('road')
  expect(progressOf({ ...gone, arrived: evening + minute }, evening).state).toBe('door')
})

test.for([
  [-0.05, 14],
  [0, 14],
  [1, 13],
  [13.5, 1],
  [14, 0],
  [24.5, 0],
] as const)('after %d minutes on the road %d are left', ([passed, toGo]) => {
  expect(minutesLeft(progressOf({ ...port, left: evening }, evening + passed * minute))).toBe(toGo)
})
