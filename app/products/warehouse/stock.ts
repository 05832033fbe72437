import type { Article } from '#app/demo-shop/shop.ts'

type Stocked = Pick<Article, 'quantity' | 'threshold'>

export function isShort({ quantity, threshold }: Stocked): boolean {
  return quantity < threshold
}

/** Up to twice the minimum, where the level gauge is full. */
export function suggestedPieces({ quantity, threshold }: Stocked): number {
  return 2 * threshold - quantity
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
