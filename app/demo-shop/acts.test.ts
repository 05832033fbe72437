import { expect, test } from 'vitest'
import { shopAfter } from '#tests/helpers/shop-after.ts'
import { type Act, type ActInput, apply, parseAct } from './acts.ts'
import { clockAt, minute } from './clock.ts'
import { doorTime } from './deliveries.ts'
import { sampleShop } from './sample-shop.ts'
import { mostTickets, orderOf, type Shop } from './shop.ts'

let number = 0
const act = (input: ActInput, at = 0): Act => ({ ...input, id: `act-${number++}`, at })

const after = (...inputs: ActInput[]) => shopAfter(inputs.map((input) => act(input)))

const courses = [{ id: 'second', lines: [{ dish: 'trofie', count: 1 }] }] as const
const send: ActInput = { type: 'send', ticket: { table: 4, covers: 2, courses } }

test('a sold-out article stays in the basket and is not sold', () => {
  const gone = after(
    { type: 'take', article: 'oil' },
    { type: 'take', article: 'moka' },
    { type: 'unload', article: 'moka', pieces: 9 },
  )
  const line = orderOf(gone).find(({ article }) => article.id === 'moka')
  expect(line).toMatchObject({ wanted: 1, pieces: 0 })
  expect(apply(gone, act({ type: 'take', article: 'moka' }))).toBe(null)
  const paid = apply(gone, act({ type: 'buy' }))
  expect(paid?.basket).toEqual({})
  expect(paid && apply(paid, act({ type: 'buy' }))).toBe(null)
})

test('a finished dish cannot be ordered until it is brought back', () => {
  const out = after({ type: 'finish', dish: 'trofie' })
  expect(apply(out, act(send))).toBe(null)
  expect(apply(out, act({ type: 'finish', dish: 'trofie' }))).toBe(null)
  const back = apply(out, act({ type: 'bringBack', dish: 'trofie' }))
  expect(back && apply(back, act(send))?.tickets).toHaveLength(sampleShop.tickets.length + 1)
})

test('the first act on a ticket fixes the times of all tickets', () => {
  const hours = (shop: Shop, now: number) => shop.tickets.map(({ came }) => clockAt(came, now))
  expect(hours(sampleShop, 0)).toEqual(['20:02', '19:54', '19:46'])
  const [now, later] = [Date.UTC(2026, 10, 22, 12), Date.UTC(2026, 10, 22, 13)]
  expect(hours(sampleShop, later)).not.toEqual(hours(sampleShop, now))
  const taken = apply(sampleShop, { ...act({ type: 'advance', ticket: 't7' }), at: now })
  expect(taken && hours(taken, later)).toEqual(hours(sampleShop, now))
})

test('a finished dish on a ready ticket is not marked as cooked', () => {
  const ready = after(
    { type: 'finish', dish: 'pansoti' },
    { type: 'advance', ticket: 't7' },
    { type: 'advance', ticket: 't7' },
  )
  const lines = ready.tickets[0]?.courses.flatMap((course) => course.lines) ?? []
  expect(lines.filter(({ done }) => !done).map(({ dish }) => dish)).toEqual(['pansoti'])
})

test('tickets have a maximum number', () => {
  const full = after(...Array.from({ length: mostTickets - sampleShop.tickets.length }, () => send))
  expect(apply(full, act(send))).toBe(null)
})

/** 25 minutes after the worked example. */
const evening = new Date(2026, 10, 22, 20, 28).getTime()
const later = (minutes: number, type: 'leave' | 'arrive', order: string) =>
  act({ type, order }, evening + minutes * minute)
const left = shopAfter([later(0, 'leave', 'port')])

test('a departure moves the sample to the present time, and corrects the promise, as the arrival does once more', () => {
  const doors = (shop: Shop | null) => shop?.deliveries.map((one) => clockAt(doorTime(one)))
  expect(doors(left)).toEqual(['20:42', '20:55', '21:10'])
  expect(left.deliveries.map(({ ordered }) => clockAt(ordered))).toEqual(['20:07', '20:15', '20:20'])
  expect(doors(apply(left, later(9, 'leave', 'tower')))).toEqual(['20:42', '20:46', '21:10'])
  expect(doors(apply(left, later(20, 'arrive', 'port')))?.[0]).toBe('20:48')
})

test('a delivery leaves once, and arrives once, after it has left', () => {
  for (const wrong of [
    later(1, 'leave', 'port'),
    later(1, 'leave', 'none'),
    later(-1, 'arrive', 'port'),
    later(1, 'arrive', 'tower'),
  ])
    expect(apply(left, wrong)).toBe(null)
  const there = apply(left, later(2, 'arrive', 'port'))
  expect(there && apply(there, later(3, 'arrive', 'port'))).toBe(null)
})

test('parseAct reads an act of another device without unknown fields and refuses invalid ones', () => {
  const load = { type: 'load', article: 'cup', pieces: 2, id: 'x', at: 1, by: 'phone' }
  expect(parseAct({ ...load, more: 'of it' })).toEqual(load)
  for (const wrong of [
    { ...load, by: 'me' },
    { ...load, pieces: 1.5 },
    { ...load, id: '' },
    { ...load, type: 'toString' },
    { ...load, article: 'x'.repeat(61) },
    [load],
    'load',
    null,
  ])
    expect(parseAct(wrong)).toBe(null)
})
