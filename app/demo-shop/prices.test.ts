import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureOfOffer, offerStart, pricesOf, priorPrice } from './prices.ts'
import { sampleShop } from './sample-shop.ts'
import type { PriceStep } from './shop.ts'

const today = 20_000
const at = (from: number, price: number, isOffer?: true): PriceStep =>
  isOffer ? { from: today + from, price, isOffer } : { from: today + from, price }

const coffee = sampleShop.articles.find(({ id }) => id === 'coffee')

test('a price that is older than the window counts in it for as long as it lasted', () => {
  expect(priorPrice([at(-200, 900), at(-30, 1200)], today)).toEqual({ price: 1200, days: 30 })
  expect(priorPrice([at(-200, 900), at(-29, 1200)], today)).toEqual({ price: 900, days: 30 })
})

test('the day of the reduction does not count, and several prices of one day all do', () => {
  expect(priorPrice([at(-90, 1200), at(0, 500)], today)).toEqual({ price: 1200, days: 30 })
  expect(priorPrice([at(-90, 1200), at(-3, 700), at(-3, 1300)], today)).toEqual({ price: 700, days: 30 })
})

test('of a good that is for sale for less, the days that it is; of one since today, nothing', () => {
  expect(priorPrice([at(-6, 1200)], today)).toEqual({ price: 1200, days: 6 })
  expect(priorPrice([at(0, 1200)], today)).toBe(null)
  expect(priorPrice([], today)).toBe(null)
})

test('reductions in a row are measured by what came before the first of them', () => {
  const steps = [at(-90, 2000), at(-40, 1800, true), at(-2, 1600, true)]
  expect(offerStart(steps)).toBe(1)
  expect(measureOfOffer(steps, today)).toEqual({ price: 2000, days: 30 })
  const over = [...steps, at(-1, 2000)]
  expect(offerStart(over)).toBe(-1)
  expect(measureOfOffer(over, today)).toEqual({ price: 1600, days: 30 })
})

test('the sample’s offer is measured by what the good cost before it was raised', () => {
  const steps = coffee ? pricesOf(coffee, today) : []
  expect(steps.at(-1)).toMatchObject({ from: today - 4, price: coffee?.price })
  expect(measureOfOffer(steps, today)).toEqual({ price: 2480, days: 30 })
  expect(pricesOf({ price: 2200, prices: steps }, today + 8)).toEqual(steps)
})

/** What was asked on each day, said the long way round. */
function askedOn(steps: readonly PriceStep[], day: number): number[] {
  const ofDay = steps.filter(({ from }) => from === day)
  const before = steps.findLast(({ from }) => from < day)
  return [...ofDay, ...(before && ofDay.length === 0 ? [before] : [])].map(({ price }) => price)
}

const history = fc
  .array(fc.record({ from: fc.integer({ min: -60, max: 0 }), price: fc.integer({ min: 1, max: 900 }) }), {
    maxLength: 12,
  })
  .map((steps) => steps.map(({ from, price }) => at(from, price)).sort((one, other) => one.from - other.from))

test('it is the lowest of what was asked on each of the thirty days, day by day', () => {
  fc.assert(
    fc.property(history, (steps) => {
      const days = Array.from({ length: 30 }, (_, index) => askedOn(steps, today - 1 - index))
      const asked = days.flat()
      const expected =
        asked.length === 0
          ? null
          : { price: Math.min(...asked), days: days.filter((prices) => prices.length > 0).length }
      expect(priorPrice(steps, today)).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})
