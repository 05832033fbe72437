import { describe, expect, test } from 'vitest'
import type { Act, ActInput } from './acts.ts'
import { apply } from './acts.ts'
import { clockAt } from './clock.ts'
import { lateness, minute, planStops } from './rider.ts'
import { sampleDeliveries } from './sample-deliveries.ts'
import { sampleShop } from './sample-shop.ts'
import type { Shop } from './shop.ts'

/** 25 minutes after the worked example. */
const evening = new Date(2026, 10, 22, 20, 28).getTime()
let number = 0
const act = (input: ActInput, after = 0): Act => ({
  ...input,
  id: `act-${number++}`,
  at: evening + after * minute,
})

/** The shop after these inputs, each of which must be possible; each begins with its minute of the evening. */
function shopAfter(...inputs: (readonly [number, ActInput])[]): Shop {
  return inputs.reduce<Shop>((shop, [at, input]) => {
    const next = apply(shop, act(input, at))
    if (!next) throw new Error(`${input.type} is not possible.`)
    return next
  }, sampleShop)
}

/** When each order leaves and arrives, and how late. */
function timesOf({ deliveries }: Shop, at = 0) {
  const now = evening + at * minute
  const plan = planStops(deliveries, now)
  return deliveries.map((delivery) => {
    const stop = plan.get(delivery.id) ?? { begun: 0, ready: 0, leaves: 0, door: 0 }
    return [clockAt(stop.leaves), clockAt(stop.door), lateness(delivery, stop, now)]
  })
}

const leave = (order: string): ActInput => ({ type: 'leave', order })
const arrive = (order: string): ActInput => ({ type: 'arrive', order })
const tell = (order: string): ActInput => ({ type: 'tell', order })
const share = (order: string, isShared = true): ActInput => ({ type: 'share', order, isShared })

describe('the sample deliveries', () => {
  test('three single trips make the second and third delivery late', () => {
    expect(timesOf(sampleShop)).toEqual([
      ['20:03', '20:17', 0],
      ['20:31', '20:40', 10],
      ['20:49', '21:00', 5],
    ])
  })

  test('with the first two deliveries on one trip none is late', () => {
    expect(timesOf(shopAfter([0, share('tower')]))).toEqual([
      ['20:09', '20:23', 0],
      ['20:09', '20:28', 0],
      ['20:37', '20:48', 0],
    ])
  })

  test('a new time is announced once, rounded up to five minutes, and only for a late delivery', () => {
    const shop = shopAfter([0, tell('oven')])
    expect(clockAt(shop.deliveries[2]?.announced ?? 0)).toBe('21:00')
    expect(timesOf(shop)[2]).toEqual(['20:49', '21:00', 0])
    expect(apply(shop, act(tell('oven')))).toBe(null)
    expect(apply(shop, act(tell('port')))).toBe(null)
    expect(apply(shop, act(tell('none')))).toBe(null)
  })

  test('the sample times are the same in every time zone', () => {
    expect(sampleDeliveries.map(({ ordered }) => clockAt(ordered))).toEqual(['19:42', '19:50', '19:55'])
  })
})

describe('deliveries after a departure', () => {
  test('a departure moves the sample to the present time, with all its deliveries', () => {
    const shop = shopAfter([0, leave('port')])
    expect(timesOf(shop)).toEqual([
      ['20:28', '20:42', 0],
      ['20:56', '21:05', 10],
      ['21:14', '21:25', 5],
    ])
    expect(clockAt(shop.deliveries[0]?.ordered ?? 0)).toBe('20:07')
  })

  test('a departure also moves a time announced before', () => {
    const shop = shopAfter([0, tell('tower')], [0, leave('port')])
    expect(clockAt(shop.deliveries[1]?.announced ?? 0)).toBe('21:05')
  })

  test('the only rider must return before the next delivery leaves', () => {
    const shop = shopAfter([0, leave('port')])
    expect(apply(shop, act(leave('tower'), 1))).toBe(null)
    const there = shopAfter([0, leave('port')], [20, arrive('port')])
    expect(timesOf(there, 20)[1]).toEqual(['21:02', '21:11', 16])
    // Whoever presses the button knows that the rider is back.
    expect(apply(there, act(leave('tower'), 21))?.deliveries[1]?.left).toBe(evening + 21 * minute)
  })

  test('a delivery that has not left grows later with time', () => {
    const shop = shopAfter([0, leave('port')], [14, arrive('port')])
    expect([28, 40, 60].map((at) => timesOf(shop, at)[1]?.[2])).toEqual([10, 22, 42])
  })

  test('a trip of two leaves together; the second arrives after the first', () => {
    const shop = shopAfter([0, share('tower')], [0, leave('tower')])
    expect(shop.deliveries.map(({ left }) => left)).toEqual([evening, evening, undefined])
    expect(timesOf(shop).slice(0, 2)).toEqual([
      ['20:28', '20:42', 0],
      ['20:28', '20:47', 0],
    ])
    const there = apply(shop, act(arrive('port'), 20))
    expect(there && timesOf(there, 20)[1]).toEqual(['20:28', '20:53', 0])
    expect(apply(shop, act(share('tower', false), 1))).toBe(null)
    expect(apply(shop, act(share('oven'), 1))).toBe(null)
  })

  test('an overdue delivery delays the next one of its trip before it arrives', () => {
    const shop = shopAfter([0, share('tower')], [0, leave('port')])
    expect(timesOf(shop, 24)[1]).toEqual(['20:28', '20:57', 2])
  })

  test('a faster kitchen shortens the cooking time of a delivery', () => {
    const shop = shopAfter([0, leave('port')], [2, arrive('port')], [3, leave('tower')])
    expect(shop.deliveries[1]).toMatchObject({ cooking: 13, left: evening + 3 * minute })
  })

  test('a delivery arrives once, after it has left', () => {
    const shop = shopAfter([0, leave('port')])
    expect(apply(shop, act(arrive('port'), -1))).toBe(null)
    expect(apply(shop, act(arrive('tower'), 1))).toBe(null)
    const there = shopAfter([0, leave('port')], [2, arrive('port')])
    expect(there.deliveries[0]?.arrived).toBe(evening + 2 * minute)
    expect(apply(there, act(leave('port'), 3))).toBe(null)
  })

  test('after the third arrival the sample starts again', () => {
    const steps = ['port', 'tower', 'oven'].flatMap((id, index) => [
      [index * 10, leave(id)] as const,
      [index * 10 + 5, arrive(id)] as const,
    ])
    expect(apply(shopAfter(...steps.slice(0, 5)), act({ type: 'anew' }))).toBe(null)
    expect(shopAfter(...steps, [40, { type: 'anew' }]).deliveries).toBe(sampleDeliveries)
  })
})

test('the first delivery cannot share a trip with an earlier one', () => {
  expect(apply(sampleShop, act(share('port')))).toBe(null)
  expect(apply(sampleShop, act(share('tower', false)))).toBe(null)
  expect(timesOf(shopAfter([0, share('tower')], [0, share('tower', false)]))).toEqual(timesOf(sampleShop))
})

test('a delivery joins a trip once, and no trip that has left', () => {
  expect(apply(shopAfter([0, share('tower')]), act(share('tower')))).toBe(null)
  const gone = shopAfter([0, leave('port')])
  expect(gone.deliveries.map(({ left }) => left)).toEqual([evening, undefined, undefined])
  expect(apply(gone, act(share('tower'), 1))).toBe(null)
  expect(apply(gone, act(share('oven'), 1))?.deliveries[2]?.shared).toBe(true)
})
