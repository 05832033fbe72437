import type { Article } from '#app/demo-shop/shop.ts'

export type Stocked = Pick<Article, 'quantity' | 'threshold'>

export function missingPieces({ quantity, threshold }: Stocked): number {
  return Math.max(0, threshold - quantity)
}

/** Below its minimum, or finished even without one. */
export function isShort(article: Stocked): boolean {
  return missingPieces(article) > 0 || article.quantity === 0
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
