import { useState } from 'react'
import { type Draft, draftsOf, dropDraft, keepDraft, placeOf } from './drafts.ts'
import { merge, newRow, type Row } from './form-model.ts'
import type { Source } from './sources.ts'

/** A row as it is being typed; it stays in this browser until it is saved. */
export function useDraft(source: Source, place: string) {
  const [kept, setKept] = useState<Draft>(() => firstDraft(source, place))
  const found = placeOf(source, kept)
  const isGone = kept.was !== undefined && found === -1
  const theirs = source.rows[found]
  // Merges what others saved meanwhile, except where it is being typed.
  const merged = kept.was && theirs ? merge(kept.was, kept.row, theirs) : { row: kept.row, clashes: [] }
  const { was: _, ...unsaved } = kept
  const isMerged = kept.was && theirs && merged.clashes.length === 0
  const draft: Draft = isGone
    ? { ...unsaved, place: 'new' }
    : isMerged
      ? { ...kept, was: theirs, row: merged.row }
      : kept
  const put = (next: Draft) => {
    keepDraft(source, next, kept)
    setKept(next)
  }
  return {
    draft,
    clashes: merged.clashes,
    index: found,
    isGone,
    edit: (row: Row) => put({ ...draft, row }),
    /** Resolves one clash: from now on mine is compared with theirs. */
    settle: (name: string, isMine: boolean) =>
      put({
        ...kept,
        was: { ...kept.was, [name]: theirs?.[name] },
        row: isMine ? kept.row : { ...kept.row, [name]: theirs?.[name] },
      }),
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
