import type { Article } from '#app/demo-shop/shop.ts'

type Stocked = Pick<Article, 'quantity' | 'threshold'>

/** The count that somebody typed: whole pieces, up to 999; null for anything else. */
export function parseCount(text: string): number | null {
  return /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : null
}

/** How many pieces are missing to the threshold; 0 when there are enough. */
export function missingPieces({ quantity, threshold }: Stocked): number {
  return Math.max(0, threshold - quantity)
}

/** The squares of the level gauge. */
export const levelSquares = 12

/**
 * How many squares of the gauge are filled. The threshold stands at its middle: what is below it never reaches the
 * middle, what is not empty fills at least one square, and twice the threshold fills all.
 */
export function stockLevel({ quantity, threshold }: Stocked): number {
  const middle = levelSquares / 2
  if (quantity <= 0) return 0
  if (quantity >= threshold) return Math.min(levelSquares, Math.ceil((middle * quantity) / threshold))
  return Math.max(1, Math.floor((middle * quantity) / threshold))
}

/** What the stock cost, in cents. */
export function stockValue(articles: readonly Pick<Article, 'quantity' | 'cost'>[]): number {
  return articles.reduce((sum, { quantity, cost }) => sum + quantity * cost, 0)
}
