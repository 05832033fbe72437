import { expect, test } from 'vitest'
import { readOrNull } from '#app/demo-shop/readers.ts'
import { minute } from '#app/demo-shop/rider.ts'
import { sampleDeliveries } from '#app/demo-shop/sample-deliveries.ts'
import type { Delivery } from '#app/demo-shop/shop.ts'
import { customerDelivery, readCustomerDelivery } from './phone-state.ts'

const [port, tower, oven] = sampleDeliveries
const gone = port.promised

test('customerDelivery is the chosen order, before it leaves', () => {
  expect(customerDelivery(sampleDeliveries, 'tower', gone)).toEqual(tower)
  expect(customerDelivery(sampleDeliveries, 'oven', gone)).toEqual(oven)
})

test('falls back to the first order, then to the sample’s', () => {
  expect(customerDelivery([tower, oven], 'port', gone)).toEqual(tower)
  expect(customerDelivery([], 'tower', gone)).toEqual(port)
})

test('leaves out with whom it shares the trip', () => {
  const shared: Delivery[] = [port, { ...tower, shared: true }]
  expect(customerDelivery(shared, 'tower', gone)).toEqual(tower)
})

test('on the road has the time to this door, including earlier stops', () => {
  const trip: Delivery[] = [
    { ...port, left: gone },
    { ...tower, left: gone, shared: true },
  ]
  expect(customerDelivery(trip, 'port', gone)).toEqual({ ...port, left: gone, road: 14 })
  expect(customerDelivery(trip, 'tower', gone)).toEqual({ ...tower, left: gone, road: 19 })
})

test('after arrival has its own travel time', () => {
  const arrived = gone + 30 * minute
  const trip: Delivery[] = [
    { ...port, left: gone, arrived },
    { ...tower, left: gone, shared: true, arrived },
  ]
  expect(customerDelivery(trip, 'tower', arrived)).toEqual({ ...tower, left: gone, arrived })
})

const line = { dish: 'tart', count: 1 }
const read = (change: object) => readOrNull(readCustomerDelivery, { ...port, ...change })

test.for([
  { id: 'x'.repeat(60) },
  { lines: Array(6).fill(line) },
  { lines: [{ dish: 'x'.repeat(60), count: 99 }] },
  { cooking: 0, road: 0 },
  { cooking: 90, road: 999 },
  { ordered: 0, promised: 0, announced: 0, left: 0, arrived: 0 },
  { ordered: Number.MAX_SAFE_INTEGER },
])('accepts an order with %j', (change) => {
  expect(read(change)).toEqual({ ...port, ...change })
})

test.for([
  { id: 'x'.repeat(61) },
  { lines: Array(7).fill(line) },
  { lines: [{ dish: 'x'.repeat(61), count: 1 }] },
  { lines: [{ ...line, count: 0 }] },
  { lines: [{ ...line, count: 100 }] },
  { cooking: -1 },
  { cooking: 91 },
  { road: -1 },
  { road: 1_000 },
  { ordered: -1 },
  { promised: Number.MAX_SAFE_INTEGER + 1 },
  { announced: 'now' },
  { left: 1.5 },
  { arrived: null },
])('refuses an order with %j', (change) => {
  expect(read(change)).toBeNull()
})
