/** Olive oil 4 %, honey 10 %, roasted coffee and household goods 22 % (DPR 633/1972, table A). */
export const vatRates = [4, 10, 22] as const

export type VatRate = (typeof vatRates)[number]

/** What a package holds, in thousandths of a litre or a kilogram. */
export type Measure = { unit: 'l' | 'kg'; thousandths: number }

/**
 * What the storeroom keeps and the shop sells. Quantities are whole pieces; `cost` is what one piece cost without VAT and
 * `price` what it is sold for with VAT, in cents. Without a price it stands in the ledger and not in the shop. Sample
 * articles have no `name`: theirs are `goods.<id>` in the dictionaries.
 */
export type Article = {
  id: string
  code: string
  /** The digits of its barcode. */
  ean?: string | undefined
  name?: string | undefined
  quantity: number
  /** The reorder level: below it the article is running low. */
  threshold: number
  cost: number
  price?: number | undefined
  vat: VatRate
  measure?: Measure | undefined
  /** What it has cost, oldest first; the last of them is its price. */
  prices?: readonly PriceStep[] | undefined
}

/**
 * What a good costs from a day on, in cents. Days are counted from 1970; nought and less, as in the sample, count back from
 * today.
 */
export type PriceStep = { from: number; price: number; isOffer?: true | undefined }

export const courses = ['first', 'second', 'dessert'] as const

export type CourseId = (typeof courses)[number]

/**
 * A dish of the menu, with the course that it is mostly ordered for. A sample dish is called `dish.<id>`, one of the visitor's
 * own menu has its name behind `own:` in its id. Its price is in cents.
 */
export type Dish = { id: string; course: CourseId; price: number; isFinished?: boolean | undefined }

/** How far the kitchen is with a ticket, in the order of its life. */
export const ticketStatuses = ['new', 'cooking', 'ready'] as const

export type TicketStatus = (typeof ticketStatuses)[number]

/** A dish, how many, and what the waiter noted. `done` when the kitchen has crossed it out. */
export type TicketLine = {
  dish: string
  count: number
  note?: string | undefined
  done?: boolean | undefined
}

/** What leaves the kitchen together. */
export type TicketCourse = { id: CourseId; lines: readonly TicketLine[] }

/** An order of a table. It `came`, and its status last changed `since`, at moments in milliseconds. */
export type Ticket = {
  id: string
  table: number
  came: number
  covers: number
  courses: readonly TicketCourse[]
  status: TicketStatus
  since?: number | undefined
}

/**
 * An order that is brought to a door, whose name is `easydelivery.door.<id>`. Kitchen and road take `cooking` and `road`
 * minutes. All else are moments in milliseconds: when it was `ordered`, which hour was `promised` then or `told` since, when
 * it `left`, and when it `arrived`. While it is a worked example they lie on the first day that there is.
 */
export type Delivery = {
  id: string
  lines: readonly Pick<TicketLine, 'dish' | 'count'>[]
  ordered: number
  promised: number
  cooking: number
  road: number
  /** Leaves with the order before it in the list. */
  shared?: boolean | undefined
  told?: number | undefined
  left?: number | undefined
  arrived?: number | undefined
}

/** An article of an order, what a piece of it was paid, and how many were sent `back`. */
export type PaidLine = {
  article: string
  pieces: number
  price: number
  vat: VatRate
  back?: number | undefined
}

/** What was paid together, at a moment in milliseconds; `delivery` is what that was paid, in cents. */
export type PaidOrder = { id: string; at: number; lines: readonly PaidLine[]; delivery: number }

/** Everything behind the demonstrations. `basket` counts the pieces that somebody wants, whether they are there or not. */
export type Shop = {
  articles: readonly Article[]
  dishes: readonly Dish[]
  tickets: readonly Ticket[]
  basket: Readonly<Record<string, number>>
  deliveries: readonly Delivery[]
  /** Newest first. */
  orders: readonly PaidOrder[]
}

const own = 'own:'

export const ownDishId = (name: string) => own + name

/** The name of a dish of the visitor's own menu; undefined for a dish of the sample. */
export function ownDishName(id: string): string | undefined {
  return id.startsWith(own) ? id.slice(own.length) : undefined
}

/** What the restaurant serves: the visitor's own menu, or the sample. */
export function menuOf({ dishes }: Pick<Shop, 'dishes'>): readonly Dish[] {
  const others = dishes.filter(({ id }) => ownDishName(id) !== undefined)
  return others.length > 0 ? others : dishes
}

/** Whether a dish is finished. */
export function isOut({ dishes }: Pick<Shop, 'dishes'>, id: string): boolean {
  return dishes.some((dish) => dish.id === id && dish.isFinished)
}
