import { lastDay, measureOfOffer, offerStart, priorDays } from '#app/counter/prices.ts'
import type { PriceStep } from '#app/counter/shop.ts'

/** A price from a day to another; `isLowest` when an offer is measured by it, `isOpen` while it is still asked. */
export type PriceSpan = {
  id: string
  from: number
  to: number
  price: number
  isOffer: boolean
  isLowest: boolean
  isOpen: boolean
}

/** What an article has cost, oldest first, with the thirty days that count for the offer that is on, or for one today. */
export function priceLine(steps: readonly PriceStep[], today: number) {
  const start = offerStart(steps)
  const reduced = start === -1 ? today : (steps[start]?.from ?? today)
  const lowest = measureOfOffer(steps, today)
  const window = { from: reduced - priorDays, to: reduced - 1 }
  const spans = steps.map((step, index): PriceSpan => {
    const to = lastDay(steps, index, Math.max(today, step.from))
    const isBefore = step.from < reduced && to >= window.from && (start === -1 || index < start)
    return {
      id: `${step.from} ${index}`,
      from: step.from,
      to,
      price: step.price,
      isOffer: step.isOffer ?? false,
      isLowest: isBefore && step.price === lowest?.price,
      isOpen: index === steps.length - 1,
    }
  })
  return { spans, window, lowest: lowest?.price }
}
