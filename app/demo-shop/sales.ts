import { orderOf, receiptOf, refundOf } from './receipt.ts'
import { type Article, replaced, type Shop } from './shop.ts'
import { mostOrders, mostPieces } from './shop-reader.ts'

/** Sells what is in stock, at the current price. */
export function bought(shop: Shop, { id, at }: { id: string; at: number }): Shop | null {
  const sold = orderOf(shop).filter(({ pieces }) => pieces > 0)
  if (sold.length === 0) return null
  const lines = sold.map(({ article, pieces, price, vat }) => ({ article: article.id, pieces, price, vat }))
  const order = { id, at, lines, delivery: receiptOf(sold).delivery }
  const taken = Object.fromEntries(lines.map(({ article, pieces }) => [article, -pieces]))
  const orders = [order, ...shop.orders].slice(0, mostOrders)
  return { ...shop, articles: moved(shop.articles, taken), basket: {}, orders }
}

export function withdrawn(
  shop: Shop,
  act: { order: string; pieces: Readonly<Record<string, number>> },
): Shop | null {
  const order = shop.orders.find(({ id }) => id === act.order)
  if (!order || !refundOf(order, act.pieces)) return null
  const lines = order.lines.map((line) => {
    const more = act.pieces[line.article]
    return more ? { ...line, back: (line.back ?? 0) + more } : line
  })
  const orders = replaced(shop.orders, { ...order, lines })
  return { ...shop, articles: moved(shop.articles, act.pieces), orders }
}

/** A new price ends the offer; the same price, or none, changes nothing. */
export function repriced(article: Article, price: number | undefined): Article {
  if (price === undefined || price === article.price) return article
  const { prior: _, ...others } = article
  return { ...others, price }
}

function moved(articles: Shop['articles'], by: Readonly<Record<string, number>>): Shop['articles'] {
  return articles.map((article) => {
    const more = by[article.id]
    return more ? { ...article, quantity: Math.min(article.quantity + more, mostPieces) } : article
  })
}
