import { type Language, languageRow } from '#shared/locale.ts'

/** Cents of `12`, `12,5` or `€ 12.50`; null if invalid, zero or above 999.99. */
export function parsePrice(text: string): number | null {
  const [, units, cents = ''] = /^[\s€]*(\d{1,3})(?:[.,](\d{0,2}))?[\s€]*$/.exec(text) ?? []
  return (units && Number(units) * 100 + Number(cents.padEnd(2, '0'))) || null
}

/** Without currency sign: `1.012,50` in Italian, `1,012.50` in English. */
export function priceText(cents: number, lang: Language): string {
  const { decimal, thousands } = languageRow(lang).price
  const [units = '', rest = ''] = (cents / 100).toFixed(2).split('.')
  return units.replace(/\B(?=(\d{3})+$)/g, thousands) + decimal + rest
}

/** `12,50 €`, `€12.50`. */
export function euroText(cents: number, lang: Language): string {
  const text = priceText(cents, lang)
  return languageRow(lang).price.euro === 'after' ? `${text}\u00a0€` : `€${text}`
}
