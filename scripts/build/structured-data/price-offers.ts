import type { AskableId } from '#content/offerings.ts'
import type { PriceUnit } from '#content/price.ts'
import { termsOf } from '#content/terms.ts'

export type PriceOffer = {
  unit: PriceUnit
  /** Decimal euros: `19.90`. */
  amount: string
  currency: 'EUR'
  /** ISO 8601 duration; null for one-off payments. */
  period: 'P1M' | 'P1Y' | null
  isFrom: boolean
  isVatIncluded: boolean
}

const periods = { monthly: 'P1M', yearly: 'P1Y', once: null } as const

/** Empty for a price on quotation. `monthly` and `yearly` are alternatives; `once` is added to either. */
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
