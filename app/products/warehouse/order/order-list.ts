import type { Article, VatRate } from '#app/demo-shop/shop.ts'
import { mostPieces } from '#app/demo-shop/shop-reader.ts'
import { missingPieces } from '#app/products/warehouse/stock.ts'

type Stocked = Pick<Article, 'quantity' | 'threshold'>

/** So many pieces of an article that are to be ordered. */
export type OrderLine = { article: Article; pieces: number }

/** In cents. `vat` has each rate of the order, lowest first, with the net sum that it is due on. */
export type OrderSum = {
  net: number
  vat: readonly { rate: VatRate; net: number; amount: number }[]
  total: number
  /** Lines of which nobody wrote what a piece costs. */
  unpriced: number
}

/** What is below its minimum, and what is finished though it has none, in the order of the ledger. */
export function articlesToOrder<Row extends Stocked>(articles: readonly Row[]): readonly Row[] {
  return articles.filter((article) => missingPieces(article) > 0 || article.quantity === 0)
}

/** The pieces up to a full shelf: twice the minimum, where the squares of the level are all filled. */
export function suggestedPieces({ quantity, threshold }: Stocked): number {
  return Math.min(Math.max(1, 2 * threshold - quantity), mostPieces)
}

/** The pieces that somebody typed, none included; null for what is no such number. */
export function parsePieces(text: string): number | null {
  return /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : null
}

/** What an order costs. Tax is reckoned on the sum of each rate and rounded half up, as an invoice does it. */
export function orderSum(lines: readonly OrderLine[]): OrderSum {
  const ordered = lines.filter(({ pieces }) => pieces > 0)
  const rates = [...new Set(ordered.map(({ article }) => article.vat))].sort((one, other) => one - other)
  const vat = rates.map((rate) => {
    const net = worth(ordered.filter(({ article }) => article.vat === rate))
    return { rate, net, amount: Math.floor((2 * net * rate + 100) / 200) }
  })
  const net = worth(ordered)
  return {
    net,
    vat: vat.filter((row) => row.net > 0),
    total: net + vat.reduce((sum, { amount }) => sum + amount, 0),
    unpriced: ordered.filter(({ article }) => article.cost === 0).length,
  }
}

export function lineCost({ article, pieces }: OrderLine): number {
  return article.cost * pieces
}

function worth(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, line) => sum + lineCost(line), 0)
}
