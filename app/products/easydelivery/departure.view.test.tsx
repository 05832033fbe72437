import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clockAt } from '#app/demo-shop/clock.ts'
import { minute, timeToAnnounce } from '#app/demo-shop/rider.ts'
import { sampleDeliveries } from '#app/demo-shop/sample-deliveries.ts'
import type { Delivery } from '#app/demo-shop/shop.ts'
import { freshShop } from '#tests/components/fresh-shop.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import type { DeliveryProgress } from './arrival.ts'
import { LatenessActions, progressWords } from './departure.tsx'

describe('the words on an order’s progress', () => {
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
})

describe('lateness', () => {
  const t = words('it')
  const [port, tower, oven] = sampleDeliveries
  const now = new Date(2026, 10, 22, 20, 30).getTime()
  const stop = { begun: now, ready: now, leaves: now + 5 * minute, door: now + 14 * minute }
  const keys = () =>
    page
      .getByRole('button')
      .elements()
      .map((key) => key.textContent)
  const share = t('easydelivery.share', { door: t('easydelivery.door.port') })
  const tell = t('easydelivery.tell', { time: clockAt(timeToAnnounce(stop.door)) })

  beforeEach(freshShop)

  function show(changed: Partial<DeliveryProgress>, deliveries: readonly Delivery[] = [port, tower, oven]) {
    const progress: DeliveryProgress = { delivery: tower, stop, state: 'kitchen', late: 0, ...changed }
    return renderView(
      <LatenessActions progress={progress} deliveries={deliveries} now={0} say={() => undefined} />,
    )
  }
  const shown = () => document.querySelector('main')?.childElementCount

  test('an order behind another one can share its trip, late or not', async () => {
    await show({})
    expect(keys()).toEqual([share])
    expect(document.querySelector('em')).toBe(null)
  })

  test('an order late by a minute says so and offers to announce a new time', async () => {
    await show({ late: 1 })
    const said = { count: 1, leaves: clockAt(stop.leaves), door: clockAt(stop.door) }
    expect(document.querySelector('em')?.textContent).toBe(t('easydelivery.wouldBeLate', said))
    expect(keys()).toEqual([share, tell])
  })

  test('on the road only a new time can be announced', async () => {
    const left = { ...tower, left: now }
    await show({ delivery: left, state: 'road', late: 3 }, [{ ...port, left: now }, left, oven])
    expect(document.querySelector('em')?.textContent).toBe(t('easydelivery.willBeLate', { count: 3 }))
    expect(keys()).toEqual([tell])
  })

  test.for([
    ['the first, in time', { delivery: port }],
    ['one that has arrived, however late', { state: 'door', late: 5 }],
  ] as const)('%s has no actions', async ([, changed]) => {
    await show(changed)
    expect(shown()).toBe(0)
  })

  test('a shared trip can be split again', async () => {
    const shared = { ...tower, shared: true }
    await show({ delivery: shared }, [port, shared, oven])
    expect(keys()).toEqual([t('easydelivery.apart')])
  })
})
