import { dayNumber } from '#shared/calendar-day.ts'
import { romeDay } from '#shared/rome-time.ts'
import type { Article, PriceStep } from './shop.ts'

/** How many days before a reduction are looked at (art. 17-bis of the Italian consumer code). */
export const priorDays = 30

/** The lowest price of the days before a reduction; `days` is for how many of the thirty the good was for sale. */
export type PriorPrice = { price: number; days: number }

/** The number of the day that calendars in Italy show at a moment. */
export function dayAt(moment: number): number {
  return dayNumber(romeDay(new Date(moment)))
}

/** What an article has cost, its days counted from 1970; one that nobody wrote about has been for sale since today. */
export function pricesOf({ price, prices }: Pick<Article, 'price' | 'prices'>, today: number) {
  const steps: readonly PriceStep[] = prices ?? (price === undefined ? [] : [{ from: today, price }])
  return steps.map((step) => (step.from > 0 ? step : { ...step, from: today + step.from }))
}

/** The last day on which a price counted: several of one day count on that day. */
export function lastDay(steps: readonly PriceStep[], index: number, end: number): number {
  const { from = end } = steps[index] ?? {}
  return Math.max(from, (steps[index + 1]?.from ?? end + 1) - 1)
}

/**
 * The lowest price that was asked in the thirty days before a reduction on `day`; that day itself does not count, and a
 * price that is older counts for as long as it lasted. None where the good was not for sale before that day.
 */
export function priorPrice(steps: readonly PriceStep[], day: number): PriorPrice | null {
  const start = Math.max(day - priorDays, steps[0]?.from ?? day)
  const asked = steps.filter((step, index) => step.from < day && lastDay(steps, index, day - 1) >= start)
  if (asked.length === 0) return null
  return { price: Math.min(...asked.map(({ price }) => price)), days: day - start }
}

/** Where the reductions begin that are still on, one after the other; -1 where none is. */
export function offerStart(steps: readonly PriceStep[]): number {
  return steps.at(-1)?.isOffer ? steps.findLastIndex(({ isOffer }) => !isOffer) + 1 : -1
}

/**
 * What a reduction is measured by: the lowest price of the thirty days before it. Where one follows another without a break,
 * that of the first (paragraph 5 of the same article).
 */
export function measureOfOffer(steps: readonly PriceStep[], day: number): PriorPrice | null {
  const start = offerStart(steps)
  return start === -1 ? priorPrice(steps, day) : priorPrice(steps.slice(0, start), steps[start]?.from ?? day)
}

/** What the reduction is measured by that is on for an article; none where none is. */
export function runningOffer(article: Pick<Article, 'price' | 'prices'>): PriorPrice | null {
  const steps = pricesOf(article, 0)
  return offerStart(steps) === -1 ? null : measureOfOffer(steps, 0)
}
