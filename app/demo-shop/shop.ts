import type { Dish, Shop } from './shop-reader.ts'

export type {
  Article,
  CourseId,
  Delivery,
  Dish,
  Measure,
  Shop,
  Ticket,
  TicketCourse,
  TicketLine,
  VatRate,
} from './shop-reader.ts'
export { courses, ticketStatuses } from './shop-values.ts'

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

export function replaced<Row extends { id: string }>(rows: readonly Row[], row: Row): readonly Row[] {
  return rows.map((one) => (one.id === row.id ? row : one))
}
