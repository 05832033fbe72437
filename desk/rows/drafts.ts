import { useState } from 'react'
import { merge, newRow, type Row, same } from './form-model.ts'
import type { Source } from './sources.ts'

/** What is typed and not yet saved. Without `was` it is a new row; `place` is the step of its address. */
export type Draft = { place: string; was?: Row; row: Row }

const keyOf = ({ file, list }: Source, { place, was }: Draft) =>
  `desk.rows/${file}/${list}/${was ? JSON.stringify(was) : place}`

/** A draft without changes is not kept. */
function keepDraft(source: Source, draft: Draft, former?: Draft) {
  if (former && keyOf(source, former) !== keyOf(source, draft)) localStorage.removeItem(keyOf(source, former))
  if (same(draft.was, draft.row)) localStorage.removeItem(keyOf(source, draft))
  else localStorage.setItem(keyOf(source, draft), JSON.stringify(draft))
}

function dropDraft(source: Source, draft: Draft) {
  localStorage.removeItem(keyOf(source, draft))
}

export function draftsOf(source: Source): Draft[] {
  const prefix = `desk.rows/${source.file}/${source.list}/`
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? ''))
}

/** Where the draft's row is now: others may have moved or changed it. -1: it is new, or gone. */
export function placeOf({ rows, isSingle }: Source, { was, place }: Draft): number {
  if (isSingle) return 0
  if (!was) return -1
  const unchanged = rows.findIndex((row) => same(row, was))
  if (unchanged !== -1) return unchanged
  const name = identity(was)
  if (name === undefined) return Number(place) < rows.length ? Number(place) : -1
  return rows.findIndex((row) => identity(row) === name)
}

export function identity({ id, offering, kind, name }: Row): unknown {
  // Several claims may be of one product, so it does not identify them; hours have no name.
  return id ?? (kind === undefined ? offering : undefined) ?? name
}

/** A row as it is being typed; it stays in this browser until it is saved. */
export function useDraft(source: Source, place: string) {
  const [kept, setKept] = useState<Draft>(() => firstDraft(source, place))
  const index = placeOf(source, kept)
  const { was, ...unsaved } = kept
  const theirs = was && source.rows[index]
  const isGone = was !== undefined && !theirs
  // Merges what others saved meanwhile, except where it is being typed.
  const { row, clashes } = was && theirs ? merge(was, kept.row, theirs) : { row: kept.row, clashes: [] }
  const draft: Draft = theirs
    ? { ...kept, row, was: clashes.length > 0 ? was : theirs }
    : { ...unsaved, ...(isGone && { place: 'new' }) }
  const put = (next: Draft) => {
    keepDraft(source, next, kept)
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

function firstDraft(source: Source, place: string): Draft {
  const isHere = (draft: Draft) =>
    draft.was ? String(placeOf(source, draft)) === place : draft.place === place
  return draftsOf(source).find((draft) => source.isSingle || isHere(draft)) ?? pristine(source, place)
}

export function pristine({ rows, schema, isSingle }: Source, place: string): Draft {
  const was = rows[isSingle ? 0 : Number(place)]
  if (was) return { place, was, row: was }
  const { id: _, ...copied } = rows[Number(place.replace('copy-', ''))] ?? {}
  const isCopy = place.startsWith('copy-')
  return { place, row: isCopy ? copied : newRow(schema, new Date().toLocaleDateString('sv')) }
}
