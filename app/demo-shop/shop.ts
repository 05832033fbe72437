import type { Article, Shop } from './shop-reader.ts'

export type * from './shop-reader.ts'

export function isOut({ dishes }: Pick<Shop, 'dishes'>, id: string): boolean {
  return dishes.some((dish) => dish.id === id && dish.isFinished)
}

export function replaced<Row extends { id: string }>(rows: readonly Row[], row: Row): readonly Row[] {
  return rows.map((one) => (one.id === row.id ? row : one))
}

/** `pieces` are in stock, `wanted` may be more; `price` per piece in cents. */
export type OrderLine = { article: Article; price: number; pieces: number; wanted: number }

/** In the order of the ledger. */
export function goodsForSale({ articles }: Pick<Shop, 'articles'>): readonly (Article & { price: number })[] {
  return articles.flatMap((article) =>
    article.price === undefined ? [] : [{ ...article, price: article.price }],
  )
}

/** Sold-out articles stay, with 0 pieces. */
export function orderOf(shop: Shop): readonly OrderLine[] {
  return goodsForSale(shop).flatMap((article) => {
    const wanted = shop.basket[article.id] ?? 0
    const pieces = Math.min(wanted, article.quantity)
    return wanted === 0 ? [] : [{ article, wanted, pieces, price: article.price }]
  })
}

/** In cents. */
export function totalOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { price, pieces }) => sum + price * pieces, 0)
}
