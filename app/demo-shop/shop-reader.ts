import { list, named, oneOf, optional, type Reader, record, text, whole } from './readers.ts'
import { courses, type Shop, ticketStatuses, vatRates } from './shop.ts'

/** Bounds on imported lists, so that pages stay light. */
export const mostPieces = 9999
export const mostArticles = 60
export const mostTickets = 12
export const mostOrders = 5
/** As many as fit into a message to a phone. */
export const mostOwnDishes = 20
export const longestDish = 32

const id = text(60)
const clock = whole(0, Number.MAX_SAFE_INTEGER)
export const cents = whole(0, 9_999_999)
const pieces = whole(0, mostPieces)
const ean = optional(text(14))

export const minutes = whole(1, 90)

const measure = record({ unit: oneOf(['l', 'kg']), thousandths: whole(1, 100_000) })

export const articleRow = record({
  code: text(20),
  ean,
  name: text(60),
  quantity: pieces,
  threshold: pieces,
  cost: cents,
  price: optional(cents),
  vat: optional(oneOf(vatRates)),
})

export type ArticleRow = ReturnType<typeof articleRow>

const article = record({
  id,
  code: text(20),
  ean,
  name: optional(text(60)),
  quantity: pieces,
  threshold: pieces,
  cost: cents,
  price: optional(cents),
  vat: oneOf(vatRates),
  measure: optional(measure),
  prior: optional(cents),
})

const dish = record({ id, course: oneOf(courses), price: cents, isFinished: optional(oneOf([true, false])) })

export const ownDish = record({
  name: text(longestDish),
  course: oneOf(courses),
  price: cents,
  isFinished: oneOf([true, false]),
})

export type OwnDish = ReturnType<typeof ownDish>

const line = { dish: id, count: whole(1, 99), note: optional(text(60)) }

export const sentTicket = record({
  table: whole(1, 99),
  covers: whole(1, 99),
  courses: list(record({ id: oneOf(courses), lines: list(record(line), 20) }), courses.length),
})

const doneLine = record({ ...line, done: optional(oneOf([true, false])) })

const ticket = record({
  id,
  table: whole(1, 99),
  came: clock,
  covers: whole(1, 99),
  courses: list(record({ id: oneOf(courses), lines: list(doneLine, 20) }), courses.length),
  status: oneOf(ticketStatuses),
  since: optional(clock),
})

const delivery = record({
  id,
  lines: list(record({ dish: id, count: whole(1, 99) }), 6),
  ordered: clock,
  promised: clock,
  /** 0 where the order left before cooking. */
  cooking: whole(0, 90),
  road: minutes,
  shared: optional(oneOf([true, false])),
  announced: optional(clock),
  left: optional(clock),
  arrived: optional(clock),
})

const order = record({
  id,
  at: clock,
  delivery: cents,
  lines: list(
    record({ article: id, pieces, price: cents, vat: oneOf(vatRates), back: optional(pieces) }),
    mostArticles,
  ),
})

export const readShop: Reader<Shop> = record({
  articles: list(article, mostArticles),
  dishes: list(dish, 60),
  tickets: list(ticket, mostTickets),
  basket: named(pieces, mostArticles),
  deliveries: list(delivery, 9),
  orders: list(order, mostOrders),
})
