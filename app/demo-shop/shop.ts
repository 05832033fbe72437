import type { Shop } from './shop-reader.ts'

export type * from './shop-reader.ts'

export function isOut({ dishes }: Pick<Shop, 'dishes'>, id: string): boolean {
  return dishes.some((dish) => dish.id === id && dish.isFinished)
}

export function replaced<Row extends { id: string }>(rows: readonly Row[], row: Row): readonly Row[] {
  return rows.map((one) => (one.id === row.id ? row : one))
}
