export const priceUnits = ['monthly', 'yearly', 'once'] as const

export type PriceUnit = (typeof priceUnits)[number]

/** Amounts in euros, as the owner writes them. */
export type PriceRow = Partial<Record<PriceUnit, number>> & {
  from?: boolean
  vat?: string
  quotation?: boolean
}

/** `monthly` and `yearly` are alternatives, `once` is added to either. `isFrom`: the amounts are minimums. */
export type PriceFrame = {
  amounts: readonly { unit: PriceUnit; cents: number }[]
  isFrom: boolean
  isVatIncluded: boolean
}

export function priceFrame(row: PriceRow): PriceFrame | undefined {
  const amounts = priceUnits.flatMap((unit) => {
    const euros = row[unit]
    return euros === undefined ? [] : [{ unit, cents: Math.round(euros * 100) }]
  })
  if (amounts.length === 0) return undefined
  return { amounts, isFrom: row.from === true, isVatIncluded: row.vat === 'included' }
}
