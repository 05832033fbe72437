import { expect, test } from 'vitest'
import { minute } from '#app/demo-shop/clock.ts'
import { sampleDeliveries } from '#app/demo-shop/sample-shop.ts'
import { minutesLeft, progressOf } from './arrival.ts'

const [port] = sampleDeliveries
const evening = new Date(2026, 10, 22, 20, 28).getTime()

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
