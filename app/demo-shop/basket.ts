import type { Good } from './receipt.ts'
import type { Article, Shop } from './shop.ts'

/** What is wanted of an article, and how much of that can be sold: `pieces` are there, `wanted` may be more. */
export type OrderLine = Good & { article: Article; wanted: number }

/** The articles that have a price, in the order of the ledger. */
export function goodsForSale({ articles }: Pick<Shop, 'articles'>): readonly (Article & { price: number })[] {
  return articles.flatMap((article) =>
    article.price === undefined ? [] : [{ ...article, price: article.price }],
  )
}

/** What lies in the basket. A good that was sold out in the meantime stands in it with no pieces. */
export function orderOf(shop: Shop): readonly OrderLine[] {
  return goodsForSale(shop).flatMap((article) => {
    const wanted = shop.basket[article.id] ?? 0
    const pieces = Math.min(wanted, article.quantity)
    return wanted === 0 ? [] : [{ article, wanted, pieces, price: article.price, vat: article.vat }]
  })
}
