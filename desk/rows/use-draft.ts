import { useState } from 'react'
import { type Draft, draftsOf, dropDraft, keepDraft, placeOf } from './drafts.ts'
import { merge, newRow, type Row } from './form-model.ts'
import type { Source } from './sources.ts'

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
