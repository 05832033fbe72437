/** How often an amount is due, in the order in which it is told. */
export const priceUnits = ['monthly', 'yearly', 'once'] as const

export type PriceUnit = (typeof priceUnits)[number]

/** A price as the owner writes it: amounts in euros. */
export type PriceRow = Partial<Record<PriceUnit, number>> & {
  from?: boolean
  vat?: string
  quotation?: boolean
}

/**
 * What an offering costs: whole cents. `monthly` and `yearly` are two ways to pay the same, `once` comes on top. `isFrom`:
 * it is the least that it costs.
 */
export type PriceFrame = {
  amounts: readonly { unit: PriceUnit; cents: number }[]
  isFrom: boolean
  isVatIncluded: boolean
}

/** The frame that a row makes; undefined where it has no amount. */
export function priceFrame(row: PriceRow): PriceFrame | undefined {
  const amounts = priceUnits.flatMap((unit) => {
    const euros = row[unit]
    return euros === undefined ? [] : [{ unit, cents: Math.round(euros * 100) }]
  })
  if (amounts.length === 0) return undefined
  return { amounts, isFrom: row.from === true, isVatIncluded: row.vat === 'included' }
}
