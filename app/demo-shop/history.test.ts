import fc from 'fast-check'
import { expect, test } from 'vitest'
import { historyAfter } from '#tests/helpers/shop-after.ts'
import type { Act, ActInput } from './acts.ts'
import {
  type History,
  keptText,
  mostActs,
  parseKept,
  shopOf,
  untouched,
  withAct,
  withoutActs,
} from './history.ts'
import { sampleArticles, sampleDeliveries, sampleDishes } from './sample-shop.ts'
import { mostPieces, mostTickets, type Shop } from './shop.ts'

const article = fc.constantFrom(...sampleArticles.map(({ id }) => id), 'none')
const dish = fc.constantFrom(...sampleDishes.map(({ id }) => id), 'none')
const ticket = fc.constantFrom('t7', 't3', 't12', 'a3', 'a40', 'a41', 'a42', 'none')
const pieces = fc.integer({ min: 1, max: 40 })
const door = fc.constantFrom(...sampleDeliveries.map(({ id }) => id), 'none')

const change: fc.Arbitrary<ActInput> = fc.oneof(
  fc.record({ type: fc.constantFrom('take', 'putBack'), article }),
  fc.record({ type: fc.constantFrom('load', 'unload'), article, pieces }),
  fc.record({ type: fc.constantFrom('finish', 'bringBack'), dish }),
  fc.record({ type: fc.constantFrom('advance', 'serve'), ticket }),
  fc.record({ type: fc.constantFrom('leave', 'arrive'), order: door }),
  fc.record({
    type: fc.constant('send'),
    ticket: fc.record({
      table: fc.integer({ min: 1, max: 20 }),
      covers: fc.constant(2),
      courses: fc.tuple(
        fc.record({ id: fc.constant('first'), lines: fc.array(fc.record({ dish, count: fc.constant(1) })) }),
      ),
    }),
  }),
  fc.constant<ActInput>({ type: 'buy' }),
)

/** Any input, possible or not. */
const input: fc.Arbitrary<ActInput> = fc.oneof(
  { arbitrary: change, weight: 600 },
  { arbitrary: fc.constant({ type: 'reset' }), weight: 1 },
)

/** A thousand random inputs, a minute apart, some of them undone. */
const course = fc.noShrink(
  fc.array(
    fc.record({ input, undo: fc.option(fc.double({ min: 0, max: 0.999, noNaN: true }), { freq: 6 }) }),
    { minLength: 1000, maxLength: 1000 },
  ),
)

const evening = Date.UTC(2023, 10, 14, 10)
const stamped = (one: ActInput, number: number): Act => ({
  ...one,
  id: `a${number}`,
  at: evening + 60_000 * number,
})

function lived(steps: readonly { input: ActInput; undo: number | null }[]): History {
  return steps.reduce<History>((history, { input, undo }, number) => {
    const next = withAct(history, stamped(input, number)) ?? history
    const undone = undo === null ? undefined : next.happened[Math.floor(undo * next.happened.length)]
    const after = undone ? withoutActs(next, new Set([undone.act.id])) : next
    expectLegal(shopOf(after))
    return after
  }, untouched)
}

test('every state is valid, is read back from storage unchanged, and undoing returns through all to the first', () => {
  fc.assert(
    fc.property(course, (steps) => {
      let history = lived(steps)
      expect(history.happened.length).toBeLessThanOrEqual(mostActs)
      expect(history.happened[0]?.before ?? history.base).toBe(history.base)
      expect(shopOf(parseKept(keptText(history)))).toEqual(shopOf(history))
      for (const { act, before } of history.happened.toReversed()) {
        history = withoutActs(history, new Set([act.id]))
        expect(shopOf(history)).toEqual(before)
      }
      expect(history.happened).toEqual([])
    }),
    { numRuns: 5 },
  )
})

const after = (...inputs: ActInput[]) => historyAfter(inputs.map(stamped))

const quantityOf = (history: History, id: string) =>
  shopOf(history).articles.find((one) => one.id === id)?.quantity

test('undoing a load also undoes the purchase that needed it', () => {
  const sold = after(
    { type: 'unload', article: 'moka', pieces: 8 },
    { type: 'load', article: 'moka', pieces: 1 },
    { type: 'take', article: 'moka' },
    { type: 'take', article: 'moka' },
    { type: 'take', article: 'oil' },
    { type: 'buy' },
  )
  expect(quantityOf(sold, 'moka')).toBe(0)
  expect(quantityOf(sold, 'oil')).toBe(13)
  const without = withoutActs(sold, new Set(['a1']))
  // Only one piece was left in stock.
  expect(without.happened.map(({ act }) => act.type)).toEqual(['unload', 'take', 'take', 'buy'])
  expect(quantityOf(without, 'moka')).toBe(0)
})

test('the oldest acts are merged into the initial state, also in storage', () => {
  const many = after(
    ...Array.from({ length: mostActs + 50 }, (): ActInput => ({ type: 'load', article: 'cup', pieces: 1 })),
  )
  expect(many.happened).toHaveLength(mostActs)
  expect(quantityOf(many, 'cup')).toBe(48 + mostActs + 50)
  const again = parseKept(keptText(many))
  expect(again.happened).toHaveLength(mostActs)
  expect(shopOf(again)).toEqual(shopOf(many))
  const none = withoutActs(again, new Set(again.happened.map(({ act }) => act.id)))
  expect(quantityOf(none, 'cup')).toBe(48 + 50)
})

test.for([
  null,
  '',
  '{',
  '[]',
  '{"acts":{}}',
  '{"acts":[{"type":"load","article":"cup","pieces":-1,"id":"x","at":1}]}',
  '{"acts":[{"type":"load","article":"cup","pieces":1,"at":1}]}',
  '{"acts":[{"type":"constructor","id":"x","at":1}]}',
  '{"acts":[],"base":{"articles":[]}}',
])('an invalid stored history is ignored: %s', (text) => {
  expect(parseKept(text)).toEqual(untouched)
})

function expectLegal(shop: Shop) {
  for (const { quantity } of shop.articles) expect(quantity).toSatisfy(isBetween(0, mostPieces))
  for (const wanted of Object.values(shop.basket)) expect(wanted).toSatisfy(isBetween(1, mostPieces))
  expect(new Set(shop.tickets.map(({ id }) => id)).size).toBe(shop.tickets.length)
  expect(shop.tickets.length).toBeLessThanOrEqual(mostTickets)
  expect(shop.dishes.map(({ id }) => id)).toEqual(sampleDishes.map(({ id }) => id))
  expect(shop.deliveries.map(({ id }) => id)).toEqual(sampleDeliveries.map(({ id }) => id))
  for (const { left = 0, arrived = Number.POSITIVE_INFINITY } of shop.deliveries)
    expect(arrived).toBeGreaterThanOrEqual(left)
}

const isBetween = (least: number, most: number) => (value: number) =>
  Number.isInteger(value) && value >= least && value <= most
