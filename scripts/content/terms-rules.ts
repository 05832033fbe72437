import { type PriceRow, priceUnits } from '#content/price.ts'
import type { Say } from '#scripts/owner/owner-words.ts'
import type { Fault } from './schema-faults.ts'

/** Rules beyond the schema. The rows must already match it. */
export function termsRules(rows: readonly { price?: PriceRow }[], say: Say): Fault[] {
  return rows.flatMap(({ price }, index) => {
    if (!price) return []
    const fault = (text: string, ...field: string[]): Fault => ({
      path: ['terms', index, 'price', ...field],
      text,
    })
    const units = priceUnits.filter((unit) => price[unit] !== undefined)
    if (units.length === 0) return price.quotation ? [] : [fault(say('check.price.empty'))]
    return [
      ...(price.quotation ? [fault(say('check.price.both'), 'quotation')] : []),
      ...(price.vat ? [] : [fault(say('check.price.noVat'), 'vat')]),
      ...units
        .filter((unit) => !isWholeCents(price[unit] ?? 0))
        .map((unit) => fault(`${price[unit]}: ${say('check.price.cents')}`, unit)),
    ]
  })
}

/** Floating point: 19.90 × 100 is not exactly 1990. */
function isWholeCents(euros: number): boolean {
  return Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6
}
