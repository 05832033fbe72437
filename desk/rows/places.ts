import { newRow, type Row } from './form-model.ts'
import type { Source } from './sources.ts'

function identity({ id, offering, kind, name, text, days, opens }: Row): string {
  // Several claims may be of one product, and hours of one day.
  const own = id ?? (kind === undefined ? offering : undefined) ?? name ?? Object(text).it
  return String(own ?? `${days} ${opens}`)
}

/** The step of a row's address: what identifies it, else its number. */
export function stepOf({ rows }: Source, row: Row): string {
  const isTwice = rows.filter((one) => identity(one) === identity(row)).length > 1
  return isTwice ? String(rows.indexOf(row)) : identity(row)
}

export function rowAt({ rows, isSingle }: Source, place: string): Row | undefined {
  return isSingle ? rows[0] : (rows.find((row) => identity(row) === place) ?? rows[Number(place)])
}

const copied = /^copy-(\d+)$/

export const isNew = (place: string) => place === 'new' || copied.test(place)

/** What a new row begins with: at `copy-3` a copy. */
export function freshRow({ rows, schema }: Source, place: string): Row {
  const [, index] = copied.exec(place) ?? []
  const { id: _, ...row } = rows[Number(index)] ?? newRow(schema, new Date().toLocaleDateString('sv'))
  return row
}
