import type { PaidOrder } from './shop.ts'

/** Amounts in cents. */
export type Refund = { goods: number; delivery: number; total: number }

/** How many pieces of each article have not been sent back. */
export function piecesLeft({ lines }: Pick<PaidOrder, 'lines'>): Readonly<Record<string, number>> {
  return Object.fromEntries(lines.map(({ article, pieces, back = 0 }) => [article, pieces - back]))
}

/**
 * What is paid back for these pieces of an order: what they were paid and, when with them everything is back, what delivery
 * was paid (art. 56 of the Italian consumer code). None where they are not in it, or no longer.
 */
export function refundOf(order: PaidOrder, pieces: Readonly<Record<string, number>>): Refund | null {
  const left = piecesLeft(order)
  const wanted = Object.entries(pieces)
  if (wanted.length === 0 || wanted.some(([id, count]) => count < 1 || count > (left[id] ?? 0))) return null
  const goods = order.lines.reduce((sum, { article, price }) => sum + price * (pieces[article] ?? 0), 0)
  const isAll = Object.entries(left).every(([id, count]) => count === (pieces[id] ?? 0))
  const delivery = isAll ? order.delivery : 0
  return { goods, delivery, total: goods + delivery }
}
