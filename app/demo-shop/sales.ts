import { orderOf } from './receipt.ts'
import type { Article, Shop } from './shop.ts'

/** Sells what is in stock, at the current price. */
export function bought(shop: Shop): Shop | null {
  const sold = new Map(orderOf(shop).map(({ article, pieces }) => [article.id, pieces]))
  if (![...sold.values()].some((pieces) => pieces > 0)) return null
  const articles = shop.articles.map((article) => {
    const pieces = sold.get(article.id)
    return pieces ? { ...article, quantity: article.quantity - pieces } : article
  })
  return { ...shop, articles, basket: {} }
}

/** A new price ends the offer; the same price, or none, changes nothing. */
export function repriced(article: Article, price: number | undefined): Article {
  if (price === undefined || price === article.price) return article
  const { prior: _, ...others } = article
  return { ...others, price }
}
