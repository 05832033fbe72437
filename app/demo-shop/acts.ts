import { settledAt } from './clock.ts'
import { arrived, departed } from './deliveries.ts'
import {
  type Fields,
  oneOf,
  optional,
  type Read,
  type Reader,
  readOrNull,
  record,
  text,
  variants,
  whole,
} from './readers.ts'
import { sampleShop } from './sample-shop.ts'
import {
  type Dish,
  isOut,
  mostPieces,
  mostTickets,
  orderOf,
  replaced,
  type Shop,
  sentTicket,
  type Ticket,
} from './shop.ts'

const id = text(60)
const pieces = whole(1, mostPieces)

/** The last day that calendar functions accept. */
const lastMoment = Date.UTC(9999, 11, 30)

/** A random `id`, so that an act received twice counts once; `at` is in milliseconds. */
const readStamp = record({
  id,
  at: whole(0, lastMoment),
  by: optional(oneOf(['phone'])),
})

export type Stamp = ReturnType<typeof readStamp>

/** An act's fields as plain JSON, and the rule, which gives the next shop or null where the act is impossible. */
const row = <Shape extends Fields>(
  fields: Shape,
  rule: (shop: Shop, act: Stamp & Read<Shape>) => Shop | null,
) => ({ fields, rule })

const table = {
  take: row({ article: id }, (shop, { article }) => inBasket(shop, article, 1)),
  putBack: row({ article: id }, (shop, { article }) => inBasket(shop, article, -1)),
  /** Only what is in stock leaves it. */
  buy: row({}, bought),
  load: row({ article: id, pieces }, (shop, { article, pieces }) => stocked(shop, article, pieces)),
  unload: row({ article: id, pieces }, (shop, { article, pieces }) => stocked(shop, article, -pieces)),
  finish: row({ dish: id }, (shop, { dish }) => finished(shop, dish, true)),
  bringBack: row({ dish: id }, (shop, { dish }) => finished(shop, dish, false)),
  send: row({ ticket: sentTicket }, (shop, { ticket, id, at }) =>
    sent(settled(shop, at), { ...ticket, id, status: 'new', came: at, since: at }),
  ),
  advance: row({ ticket: id }, (shop, { ticket, at }) => advanced(settled(shop, at), ticket, at)),
  /** Removes the ticket from the rail. */
  serve: row({ ticket: id }, (shop, { ticket, at }) => served(settled(shop, at), ticket)),
  leave: row({ order: id }, (shop, { order, at }) => departed(shop, order, at)),
  arrive: row({ order: id }, (shop, { order, at }) => arrived(shop, order, at)),
  reset: row({}, (shop) => (shop === sampleShop ? null : sampleShop)),
}

type ActType = keyof typeof table

const readActInput = variants(table)

export type ActInput = ReturnType<typeof readActInput>

export type Act = ActInput & Stamp

type Rule<Type extends ActType> = (shop: Shop, act: Extract<ActInput, { type: Type }> & Stamp) => Shop | null

const rows: { [Type in ActType]: { rule: Rule<Type> } } = table

/** Null where the act is not possible now. */
export function apply(shop: Shop, act: Act): Shop | null {
  const run = <Type extends ActType>(type: Type, ...on: Parameters<Rule<Type>>) => rows[type].rule(...on)
  return run(act.type, shop, act)
}

export const readAct: Reader<Act> = (value) => ({ ...readStamp(value), ...readActInput(value) })

/** An act as it comes from another device; null for anything else. */
export function parseAct(value: unknown): Act | null {
  return readOrNull(readAct, value)
}

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
