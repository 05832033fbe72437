import type { Article, VatRate } from '#app/demo-shop/shop.ts'
import { mostPieces } from '#app/demo-shop/shop-reader.ts'
import type { Stocked } from '#app/products/warehouse/stock.ts'

export type OrderLine = { article: Article; pieces: number }

/** In cents. `vat` lists each rate, lowest first, with its net sum. */
export type OrderSum = {
  net: number
  vat: readonly { rate: VatRate; net: number; amount: number }[]
  total: number
  /** Lines whose article has no cost. */
  unpriced: number
}

/** Up to twice the minimum, where the level gauge is full. */
export function suggestedPieces({ quantity, threshold }: Stocked): number {
  return Math.min(Math.max(1, 2 * threshold - quantity), mostPieces)
}

/** 0 included; null for anything else. */
export function parsePieces(text: string): number | null {
  return /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : null
}

/** Tax on the sum of each rate, rounded half up, as on an invoice; each line has a piece at least. */
export function orderSum(lines: readonly OrderLine[]): OrderSum {
  const rates = [...new Set(lines.map(({ article }) => article.vat))].sort((one, other) => one - other)
  const vat = rates.map((rate) => {
    const net = worth(lines.filter(({ article }) => article.vat === rate))
    return { rate, net, amount: Math.floor((2 * net * rate + 100) / 200) }
  })
  const net = worth(lines)
  return {
    net,
    vat: vat.filter((row) => row.net > 0),
    total: net + vat.reduce((sum, { amount }) => sum + amount, 0),
    unpriced: lines.filter(({ article }) => article.cost === 0).length,
  }
}

function worth(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { article, pieces }) => sum + article.cost * pieces, 0)
}
