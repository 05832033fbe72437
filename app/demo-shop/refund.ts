import type { PaidOrder } from './shop.ts'

/** In cents. */
export type Refund = { goods: number; delivery: number; total: number }

export function piecesLeft({ lines }: Pick<PaidOrder, 'lines'>): Readonly<Record<string, number>> {
  return Object.fromEntries(lines.map(({ article, pieces, back = 0 }) => [article, pieces - back]))
}

/**
 * The price paid and, once everything is back, the delivery charge too (art. 56 of the Italian consumer
 * code). Null for pieces that are not in the order or already back.
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
