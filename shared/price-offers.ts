import type { AskableId } from '#content/offerings.ts'
import type { PriceUnit } from '#content/price.ts'
import { termsOf } from '#content/terms.ts'

/** One amount of an offering's price, as machines read it. */
export type PriceOffer = {
  unit: PriceUnit
  /** Euros with two decimals and a point: `19.90`. */
  amount: string
  currency: 'EUR'
  /** How often it is due, as an ISO 8601 duration; null: once. */
  period: 'P1M' | 'P1Y' | null
  /** `amount` is the least that it costs. */
  isFrom: boolean
  isVatIncluded: boolean
}

const periods = { monthly: 'P1M', yearly: 'P1Y', once: null } as const

/**
 * What an offering costs, for structured data: one row for each amount that the owner has set in `site/terms.json`,
 * none where it is on quotation. `monthly` and `yearly` are two ways to pay the same; `once` comes on top.
 */
export function priceOffers(offering: AskableId, terms = termsOf(offering)): readonly PriceOffer[] {
  const { price } = terms
  if (!price) return []
  const { amounts, isFrom, isVatIncluded } = price
  return amounts.map(({ unit, cents }) => ({
    unit,
    amount: (cents / 100).toFixed(2),
    currency: 'EUR',
    period: periods[unit],
    isFrom,
    isVatIncluded,
  }))
}
