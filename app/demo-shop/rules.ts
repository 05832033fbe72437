import { settledAt } from './clock.ts'
import {
  type Dish,
  isOut,
  mostPieces,
  mostTickets,
  orderOf,
  replaced,
  type Shop,
  type Ticket,
} from './shop.ts'

export function inBasket(shop: Shop, id: string, by: number): Shop | null {
  const article = shop.articles.find((one) => one.id === id)
  const wanted = (shop.basket[id] ?? 0) + by
  if (article?.price === undefined || wanted < 0) return null
  if (by > 0 && wanted > article.quantity) return null
  const { [id]: _, ...others } = shop.basket
  return { ...shop, basket: wanted === 0 ? others : { ...others, [id]: wanted } }
}

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

export function stocked(shop: Shop, id: string, by: number): Shop | null {
  const article = shop.articles.find((one) => one.id === id)
  if (!article) return null
  const quantity = article.quantity + by
  if (quantity < 0 || quantity > mostPieces) return null
  return { ...shop, articles: replaced(shop.articles, { ...article, quantity }) }
}

export function finished(shop: Shop, id: string, isFinished: boolean): Shop | null {
  const dish = shop.dishes.find((one) => one.id === id)
  if (!dish || Boolean(dish.isFinished) === isFinished) return null
  return { ...shop, dishes: replaced<Dish>(shop.dishes, { ...dish, isFinished }) }
}

/** At the first act the sample tickets' times become real ones. */
export function settled(shop: Shop, at: number): Shop {
  return { ...shop, tickets: shop.tickets.map((one) => ({ ...one, came: settledAt(one.came, at) })) }
}

export function sent(shop: Shop, ticket: Ticket): Shop | null {
  const lines = ticket.courses.flatMap((course) => course.lines)
  const canCook = (id: string) => shop.dishes.some((dish) => dish.id === id && !dish.isFinished)
  if (lines.length === 0 || !lines.every(({ dish }) => canCook(dish))) return null
  if (shop.tickets.length >= mostTickets || shop.tickets.some(({ id }) => id === ticket.id)) return null
  return { ...shop, tickets: [ticket, ...shop.tickets] }
}

/** `ready` crosses out every line that is not finished. */
export function advanced(shop: Shop, id: string, at: number): Shop | null {
  const ticket = shop.tickets.find((one) => one.id === id)
  if (!ticket || ticket.status === 'ready') return null
  if (ticket.status === 'new')
    return { ...shop, tickets: replaced(shop.tickets, { ...ticket, status: 'cooking', since: at }) }
  const courses = ticket.courses.map((course) => ({
    ...course,
    lines: course.lines.map((line) => (isOut(shop, line.dish) ? line : { ...line, done: true })),
  }))
  return { ...shop, tickets: replaced(shop.tickets, { ...ticket, courses, status: 'ready', since: at }) }
}

export function served(shop: Shop, id: string): Shop | null {
  const tickets = shop.tickets.filter((ticket) => ticket.id !== id || ticket.status !== 'ready')
  return tickets.length === shop.tickets.length ? null : { ...shop, tickets }
}
