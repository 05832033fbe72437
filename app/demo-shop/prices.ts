import { dayNumber } from '#shared/calendar-day.ts'
import { romeDay } from '#shared/rome-time.ts'
import type { Article, PriceStep } from './shop.ts'

/** Days before a reduction that count (art. 17-bis of the Italian consumer code). */
export const priorDays = 30

/** `days`: on how many of the thirty days the article was for sale. */
export type PriorPrice = { price: number; days: number }

/** Day number in Italy, counted from 1970. */
export function dayAt(moment: number): number {
  return dayNumber(romeDay(new Date(moment)))
}

/** Days become absolute, counted from 1970. An article without history is for sale since today. */
export function pricesOf({ price, prices }: Pick<Article, 'price' | 'prices'>, today: number) {
  const steps: readonly PriceStep[] = prices ?? (price === undefined ? [] : [{ from: today, price }])
  return steps.map((step) => (step.from > 0 ? step : { ...step, from: today + step.from }))
}

/** Of several prices on one day each counts on that day. */
export function lastDay(steps: readonly PriceStep[], index: number, end: number): number {
  const { from = end } = steps[index] ?? {}
  return Math.max(from, (steps[index + 1]?.from ?? end + 1) - 1)
}

/**
 * The lowest price in the thirty days before `day`, including an older price that was still valid then. Null
 * where the article was not for sale before.
 */
export function priorPrice(steps: readonly PriceStep[], day: number): PriorPrice | null {
  const start = Math.max(day - priorDays, steps[0]?.from ?? day)
  const asked = steps.filter((step, index) => step.from < day && lastDay(steps, index, day - 1) >= start)
  if (asked.length === 0) return null
  return { price: Math.min(...asked.map(({ price }) => price)), days: day - start }
}

/** Index of the first of the current consecutive reductions; -1 where there is none. */
export function offerStart(steps: readonly PriceStep[]): number {
  return steps.at(-1)?.isOffer ? steps.findLastIndex(({ isOffer }) => !isOffer) + 1 : -1
}

/**
 * The reference price of a reduction. Of consecutive reductions it is that of the first (paragraph 5 of the
 * same article).
 */
export function measureOfOffer(steps: readonly PriceStep[], day: number): PriorPrice | null {
  const start = offerStart(steps)
  return start === -1 ? priorPrice(steps, day) : priorPrice(steps.slice(0, start), steps[start]?.from ?? day)
}

/** The reference price of the current reduction; null where there is none. */
export function runningOffer(article: Pick<Article, 'price' | 'prices'>): PriorPrice | null {
  const steps = pricesOf(article, 0)
  return offerStart(steps) === -1 ? null : measureOfOffer(steps, 0)
}
