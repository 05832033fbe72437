import { useState } from 'react'
import { merge, newRow, type Row, same } from './form-model.ts'
import type { Source } from './sources.ts'

/** What is typed and not yet saved. Without `was` it is a new row; `place` is the step of its address. */
export type Draft = { place: string; was?: Row; row: Row }

const keyOf = ({ file, list }: Source, { place, was }: Draft) =>
  `desk.rows/${file}/${list}/${was ? JSON.stringify(was) : place}`

/** Another window of this browser may have kept its own in its place. */
function dropDraft(source: Source, draft: Draft) {
  const key = keyOf(source, draft)
  if (localStorage.getItem(key) === JSON.stringify(draft)) localStorage.removeItem(key)
}

/** Of all rows, of a file's, or of a list's, as `terms/terms`. */
export const draftKeys = (of = '') =>
  Object.keys(localStorage).filter((key) => key.startsWith(`desk.rows/${of}`))

export function draftsOf({ file, list }: Source): Draft[] {
  return draftKeys(`${file}/${list}/`).map((key) => JSON.parse(localStorage.getItem(key) ?? ''))
}

/** Where the draft's row is now: others may have moved or changed it. -1: it is new, or gone. */
export function placeOf({ rows, isSingle }: Source, { was }: Draft): number {
  if (isSingle) return 0
  if (!was) return -1
  const english = Object(was.text).en
  const ways = [
    (row: Row) => same(row, was),
    (row: Row) => identity(row) === identity(was),
    // A claim whose Italian text others changed.
    (row: Row) => english !== undefined && Object(row.text).en === english,
  ]
  return ways.map((is) => rows.findIndex(is)).find((index) => index !== -1) ?? -1
}

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

/** A row as it is being typed; it stays in this browser until it is saved. */
export function useDraft(source: Source, place: string) {
  const [kept, setKept] = useState<Draft>(() => draftAt(source, place) ?? pristine(source, place))
  const index = placeOf(source, kept)
  const { was } = kept
  const theirs = was && source.rows[index]
  const isGone = was !== undefined && !theirs
  // Merges what others saved meanwhile, except where it is being typed.
  const { row, clashes } = was && theirs ? merge(was, kept.row, theirs) : { row: kept.row, clashes: [] }
  const draft: Draft = theirs ? { ...kept, row, was: clashes.length > 0 ? was : theirs } : kept
  const put = (next: Draft) => {
    dropDraft(source, kept)
    if (!same(next.was, next.row)) localStorage.setItem(keyOf(source, next), JSON.stringify(next))
    setKept(next)
  }
  return {
    draft,
    clashes,
    index,
    /** What the file says now; undefined where the row is new, or gone. */
    theirs,
    isGone,
    edit: (row: Row) => put({ ...draft, row }),
    forget: () => {
      dropDraft(source, kept)
      setKept(pristine(source, place))
    },
  }
}

/** What was typed there before; also where the row is gone. */
export function draftAt(source: Source, place: string): Draft | undefined {
  const here = rowAt(source, place)
  return draftsOf(source).find((draft) => {
    const now = source.rows[placeOf(source, draft)]
    return here ? now === here : [draft.place, draft.was && identity(draft.was)].includes(place)
  })
}

export function pristine(source: Source, place: string): Draft {
  const { rows, schema } = source
  const was = rowAt(source, place)
  if (was) return { place, was, row: was }
  const [, index] = /^copy-(\d+)$/.exec(place) ?? []
  const { id: _, ...row } = rows[Number(index)] ?? newRow(schema, new Date().toLocaleDateString('sv'))
  return { place, row }
}
