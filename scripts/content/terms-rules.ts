import { type PriceRow, priceUnits } from '#content/price.ts'
import type { FaultWords } from './fault-words-shape.ts'
import type { Fault } from './schema-faults.ts'

/** What a schema cannot say of prices in the owner's words. The rows have the shape of `terms.schema.json`. */
export function termsRules(rows: readonly { price?: PriceRow }[], { price: words }: FaultWords): Fault[] {
  return rows.flatMap(({ price }, index) => {
    if (!price) return []
    const fault = (text: string, ...field: string[]): Fault => ({
      path: ['terms', index, 'price', ...field],
      text,
    })
    const units = priceUnits.filter((unit) => price[unit] !== undefined)
    if (units.length === 0) return price.quotation ? [] : [fault(words.empty)]
    return [
      ...(price.quotation ? [fault(words.both, 'quotation')] : []),
      ...(price.vat ? [] : [fault(words.noVat, 'vat')]),
      ...units
        .filter((unit) => !isWholeCents(price[unit] ?? 0))
        .map((unit) => fault(`${price[unit]}: ${words.cents}`, unit)),
    ]
  })
}

/** As a computer counts, 19.90 is not 1990 hundredths to the last digit. */
function isWholeCents(euros: number): boolean {
  return Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6
}
