import { expect, test } from 'vitest'
import { clockAt } from '#app/demo-shop/clock.ts'
import { minute } from '#app/demo-shop/rider.ts'
import { sampleDeliveries } from '#app/demo-shop/sample-deliveries.ts'
import type { Delivery } from '#app/demo-shop/shop.ts'
import { words } from '#tests/helpers/words.ts'
import type { DeliveryProgress } from './arrival.ts'
import { progressWords } from './departure.tsx'

const t = words('it')
const [delivery, ...others] = sampleDeliveries
const now = new Date(2026, 10, 22, 20, 30).getTime()
const stop = { begun: now, ready: now, leaves: now, door: now + 14 * minute }
const progress = (changed: Partial<DeliveryProgress>): DeliveryProgress => ({
  delivery,
  stop,
  state: 'road',
  late: 0,
  ...changed,
})
const textOf = (one: DeliveryProgress, at = now, deliveries: readonly Delivery[] = sampleDeliveries) =>
  progressWords(one, deliveries, at, t)

test('at the door shows on time, or the delay', () => {
  expect(textOf(progress({ state: 'door' }))).toBe(t('easydelivery.arrived'))
  expect(textOf(progress({ state: 'door', late: 1 }))).toBe(t('easydelivery.arrivedLate', { count: 1 }))
  expect(textOf(progress({ state: 'door', late: 5 }))).toBe(t('easydelivery.arrivedLate', { count: 5 }))
})

test('on the road shows the remaining minutes, at most the whole way', () => {
  expect(textOf(progress({}))).toBe(t('easydelivery.toGo', { count: 14 }))
  expect(textOf(progress({}), now - 10 * minute)).toBe(t('easydelivery.toGo', { count: 14 }))
  expect(textOf(progress({}), now + 13 * minute)).toBe(t('easydelivery.toGo', { count: 1 }))
  expect(textOf(progress({}), now + 14 * minute)).toBe(t('easydelivery.due'))
})

test('in the kitchen shows when the rider is back, if out', () => {
  const waiting = progress({ state: 'kitchen', stop: { ...stop, leaves: now + 48 * minute } })
  expect(textOf(waiting)).toBe('')
  const isOut = [{ ...delivery, left: now }, ...others]
  expect(textOf(waiting, now, isOut)).toBe(t('easydelivery.riderOut', { time: clockAt(now + 48 * minute) }))
  const isBack = [{ ...delivery, left: now, arrived: now }, ...others]
  expect(textOf(waiting, now, isBack)).toBe('')
})
