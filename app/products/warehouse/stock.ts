import type { Article } from '#app/demo-shop/shop.ts'
import { mostPieces } from '#app/demo-shop/shop-reader.ts'

type Stocked = Pick<Article, 'quantity' | 'threshold'>

export function missingPieces({ quantity, threshold }: Stocked): number {
  return Math.max(0, threshold - quantity)
}

/** Below its minimum, or finished even without one. */
export function isShort(article: Stocked): boolean {
  return missingPieces(article) > 0 || article.quantity === 0
}

/** Up to twice the minimum, where the level gauge is full. */
export function suggestedPieces({ quantity, threshold }: Stocked): number {
  return Math.min(Math.max(1, 2 * threshold - quantity), mostPieces)
}

/** 0 included; null for anything else. */
export function parsePieces(text: string): number | null {
  return /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : null
}

const usualSquares = 12

/**
 * The threshold is the gauge's middle: anything below it stays below the middle, anything above 0 fills at
 * least one square, twice the threshold fills all.
 */
export function stockLevel({ quantity, threshold }: Stocked, squares = usualSquares): number {
  const middle = squares / 2
  if (quantity <= 0) return 0
  if (quantity >= threshold) return Math.min(squares, Math.ceil((middle * quantity) / threshold))
  return Math.max(1, Math.floor((middle * quantity) / threshold))
}

/** In cents. */
export function stockValue(articles: readonly Pick<Article, 'quantity' | 'cost'>[]): number {
  return articles.reduce((sum, { quantity, cost }) => sum + quantity * cost, 0)
}
