/** Percent, per DPR 633/1972, table A: olive oil 4, honey 10, roasted coffee and household goods 22. */
export const vatRates = [4, 10, 22] as const

export type VatRate = (typeof vatRates)[number]

/** Content of a package, in thousandths of a litre or a kilogram. */
export type Measure = { unit: 'l' | 'kg'; thousandths: number }

/**
 * Quantities are whole pieces. `cost` is per piece without VAT, `price` with VAT, both in cents. An article
 * without a price is in the ledger but not in the shop. Sample articles have no `name`: it is `goods.<id>` in
 * the dictionaries.
 */
export type Article = {
  id: string
  code: string
  ean?: string | undefined
  name?: string | undefined
  quantity: number
  /** The reorder level. */
  threshold: number
  cost: number
  price?: number | undefined
  vat: VatRate
  measure?: Measure | undefined
  /** While on offer: the lowest price of the thirty days before (art. 17-bis of the Italian consumer code). */
  prior?: number | undefined
}

export const courses = ['first', 'second', 'dessert'] as const

export type CourseId = (typeof courses)[number]

/**
 * A sample dish is named by the key `dish.<id>`; a dish of the visitor's own menu has its name in its id,
 * after `own:`. The price is in cents.
 */
export type Dish = { id: string; course: CourseId; price: number; isFinished?: boolean | undefined }

export const ticketStatuses = ['new', 'cooking', 'ready'] as const

export type TicketStatus = (typeof ticketStatuses)[number]

export type TicketLine = {
  dish: string
  count: number
  note?: string | undefined
  done?: boolean | undefined
}

/** Dishes that leave the kitchen together. */
export type TicketCourse = { id: CourseId; lines: readonly TicketLine[] }

/** Moments in milliseconds: `came` is the order, `since` the last change of status. */
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
 * The door's name is `easydelivery.door.<id>`. `cooking` and `road` are minutes, all other numbers moments in
 * milliseconds: `promised` at the order, `announced` a later correction. In the worked example they are moments of
 * 1 January 1970.
 */
export type Delivery = {
  id: string
  lines: readonly Pick<TicketLine, 'dish' | 'count'>[]
  ordered: number
  promised: number
  cooking: number
  road: number
  /** Leaves with the previous order in the list. */
  shared?: boolean | undefined
  announced?: number | undefined
  left?: number | undefined
  arrived?: number | undefined
}

/** `price` is per piece in cents, `back` the number of pieces returned. */
export type PaidLine = {
  article: string
  pieces: number
  price: number
  vat: VatRate
  back?: number | undefined
}

/** `at` is in milliseconds, `delivery` the delivery charge in cents. */
export type PaidOrder = { id: string; at: number; lines: readonly PaidLine[]; delivery: number }

/** `basket` counts pieces wanted, whether in stock or not. */
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

/** Undefined for a dish of the sample. */
export function ownDishName(id: string): string | undefined {
  return id.startsWith(own) ? id.slice(own.length) : undefined
}

/** The visitor's own menu, or the sample. */
export function menuOf({ dishes }: Pick<Shop, 'dishes'>): readonly Dish[] {
  const others = dishes.filter(({ id }) => ownDishName(id) !== undefined)
  return others.length > 0 ? others : dishes
}

export function isOut({ dishes }: Pick<Shop, 'dishes'>, id: string): boolean {
  return dishes.some((dish) => dish.id === id && dish.isFinished)
}
