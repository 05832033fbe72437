import type { Shop } from './shop-reader.ts'

export type {
  Article,
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

export function isOut({ dishes }: Pick<Shop, 'dishes'>, id: string): boolean {
  return dishes.some((dish) => dish.id === id && dish.isFinished)
}

export function replaced<Row extends { id: string }>(rows: readonly Row[], row: Row): readonly Row[] {
  return rows.map((one) => (one.id === row.id ? row : one))
}
