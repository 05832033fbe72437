import type { ActInput } from '#app/demo-shop/acts.ts'
import { vatRates } from '#app/demo-shop/shop.ts'
import { mostPieces } from '#app/demo-shop/shop-reader.ts'
import { stripAccents } from '#shared/accents.ts'

export type ArticleRow = Extract<ActInput, { type: 'list' }>['rows'][number]

type Cells = Partial<Record<'code' | 'name' | 'quantity' | 'threshold' | 'cost' | 'price' | 'vat', string>>

/** Null without a name or a stock. */
export function rowOf(cells: Cells): ArticleRow | null {
  const { code = '', name = '', quantity = '', threshold = '', cost = '', price = '', vat = '' } = cells
  const pieces = piecesOf(quantity)
  if (!hasWords(name) || pieces === null) return null
  const row: ArticleRow = {
    code: (code || stripAccents(name).toUpperCase()).slice(0, 20).trim(),
    name: name.slice(0, 60).trim(),
    quantity: pieces,
    threshold: piecesOf(threshold) ?? 0,
    cost: centsOf(cost) ?? 0,
  }
  const cents = centsOf(price)
  const rate = vatRates.find((one) => vat.replace(/[%\s]/g, '') === String(one))
  if (cents !== null) row.price = cents
  if (rate) row.vat = rate
  return row
}

export const hasWords = (text = '') => /\p{L}{2}/u.test(text)

/** A whole number, with or without its unit; null for anything else. */
export function piecesOf(text: string): number | null {
  const [, digits] = /^(\d{1,4})(?:[.,]0+)?\s*(?:pz\.?|pezzi|pcs|pieces)?$/i.exec(text.trim()) ?? []
  return digits && Number(digits) <= mostPieces ? Number(digits) : null
}

/** Cents of amounts such as `7,90`, `€ 1.234,50` or `12`; null for anything else. */
export function centsOf(text: string): number | null {
  const bare = text.replace(/[€\s]|eur\b/gi, '')
  const [, units, cents = ''] = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,5})(?:[.,](\d{1,2}))?$/.exec(bare) ?? []
  return units ? Number(units.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0')) : null
}
