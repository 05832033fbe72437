import { expect, test } from 'vitest'
import { shopAfter } from '#tests/helpers/shop-after.ts'
import { type Act, type ActInput, apply } from './acts.ts'
import { clockAt, minute } from './clock.ts'
import { doorTime } from './deliveries.ts'
import type { Shop } from './shop.ts'

/** 25 minutes after the worked example. */
const evening = new Date(2026, 10, 22, 20, 28).getTime()
const act = (input: ActInput, at = 0): Act => ({
  ...input,
  id: `${input.type}-${at}`,
  at: evening + at * minute,
})

/** Each input begins with its minute of the evening. */
const after = (...inputs: (readonly [number, ActInput])[]) =>
  shopAfter(inputs.map(([at, input]) => act(input, at)))

const doors = ({ deliveries }: Shop) => deliveries.map((one) => clockAt(doorTime(one)))
const leave = (order: string): ActInput => ({ type: 'leave', order })
const arrive = (order: string): ActInput => ({ type: 'arrive', order })

test('a departure moves the sample to the present time, and corrects the promise, as the arrival does once more', () => {
  const shop = after([0, leave('port')])
  expect(doors(shop)).toEqual(['20:42', '20:55', '21:10'])
  expect(shop.deliveries.map(({ ordered }) => clockAt(ordered))).toEqual(['20:07', '20:15', '20:20'])
  expect(doors(after([0, leave('port')], [9, leave('tower')]))).toEqual(['20:42', '20:46', '21:10'])
  expect(doors(after([0, leave('port')], [20, arrive('port')]))[0]).toBe('20:48')
})

test('a delivery leaves once, and arrives once, after it has left', () => {
  const shop = after([0, leave('port')])
  expect(apply(shop, act(leave('port'), 1))).toBe(null)
  expect(apply(shop, act(leave('none'), 1))).toBe(null)
  expect(apply(shop, act(arrive('port'), -1))).toBe(null)
  expect(apply(shop, act(arrive('tower'), 1))).toBe(null)
  expect(apply(after([0, leave('port')], [2, arrive('port')]), act(arrive('port'), 3))).toBe(null)
})
