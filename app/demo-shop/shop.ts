import { list, named, oneOf, optional, type Reader, record, text, whole } from './readers.ts'

export const courses = ['first', 'second', 'dessert'] as const

export const ticketStatuses = ['new', 'cooking', 'ready'] as const

/** Bounds that keep pages and their storage light. */
export const mostPieces = 9999
const mostArticles = 60
export const mostTickets = 12

const id = text(60)
/** A moment in milliseconds. */
const clock = whole(0, Number.MAX_SAFE_INTEGER)
const cents = whole(0, 9_999_999)
/** Quantities are whole pieces. */
const pieces = whole(0, mostPieces)
/** Of tables, covers and portions. */
const number = whole(1, 99)
const isTrue = oneOf([true, false])

const minutes = whole(1, 90)

/** Named by the key `goods.<id>`. */
const article = record({
  id,
  code: text(20),
  quantity: pieces,
  /** The reorder level. */
  threshold: pieces,
  /** Per piece, without VAT. */
  cost: cents,
  /** With VAT; an article without one is in the ledger but not in the shop. */
  price: optional(cents),
  /** While on offer: the lowest price of the thirty days before (art. 17-bis of the Italian consumer code). */
  prior: optional(cents),
})

/** Named by the key `dish.<id>`. */
const dish = record({ id, course: oneOf(courses), isFinished: optional(isTrue) })

/** Named by the key `easycomande.note.<note>`. */
const note = oneOf(['garlic'])

const line = { dish: id, count: number, note: optional(note) }
const doneLine = record({ ...line, done: optional(isTrue) })

/** Dishes that leave the kitchen together. */
const courseOf = <Line>(one: Reader<Line>) => record({ id: oneOf(courses), lines: list(one, 20) })
const course = courseOf(doneLine)

const order = { table: number, covers: number }

export const sentTicket = record({ ...order, courses: list(courseOf(record(line)), courses.length) })

const ticket = record({
  id,
  ...order,
  /** When it was ordered. */
  came: clock,
  courses: list(course, courses.length),
  status: oneOf(ticketStatuses),
  /** The last change of status. */
  since: optional(clock),
})

/** The door's name is `easydelivery.door.<id>`. In the worked example moments are of 1 January 1970. */
const delivery = record({
  id,
  lines: list(record({ dish: id, count: number }), 6),
  ordered: clock,
  promised: clock,
  /** In minutes. */
  road: minutes,
  left: optional(clock),
  arrived: optional(clock),
})

export const readShop = record({
  articles: list(article, mostArticles),
  dishes: list(dish, 60),
  tickets: list(ticket, mostTickets),
  /** Pieces wanted, whether in stock or not. */
  basket: named(pieces, mostArticles),
  deliveries: list(delivery, 9),
})

export type Article = ReturnType<typeof article>
export type Dish = ReturnType<typeof dish>
export type TicketLine = ReturnType<typeof doneLine>
export type TicketCourse = ReturnType<typeof course>
export type Ticket = ReturnType<typeof ticket>
export type Delivery = ReturnType<typeof delivery>
export type Shop = ReturnType<typeof readShop>

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
