import { useEffect } from 'react'
import { createStore, useStore } from '#app/platform/create-store.ts'
import { changeQuery, useQuery } from '#app/platform/use-query.ts'
import {
  type Counted,
  count,
  type Fault,
  queryOf,
  type Typed,
  typedIn,
} from '#app/products/lawyers/asked-term.ts'

export type TypedTerm = ReturnType<typeof useTerm>

type Entry = { typed: Typed; search: string; writing: keyof Typed | undefined }

/** What was typed last, at which query, and the field that is still being typed in. */
const entry = createStore<Entry | undefined>(() => undefined)

const typedAt = (query: URLSearchParams, held: Entry | undefined): Typed =>
  held?.search === query.toString() ? held.typed : typedIn(query)

/**
 * The term of the whole page. A valid one goes into the query; an invalid one stays in the fields with its
 * `fault`, shown only once typing has ended, beside the last valid count.
 */
export function useTerm() {
  const query = useQuery()
  const held = useStore(entry, undefined)
  useEffect(() => () => entry.set(undefined), [])
  const typed = typedAt(query, held)
  const counted = count(typed)
  const isLast = held !== undefined && 'refused' in counted && typed === held.typed
  const last = isLast ? count(typedIn(query)) : counted
  return {
    typed,
    /** Undefined before any valid count. */
    counted: 'result' in last ? last : undefined,
    /** The fields hold something invalid: `counted` is outdated. */
    isLast,
    isChanged: held !== undefined,
    leave() {
      const now = entry.get()
      if (now) entry.set({ ...now, writing: undefined })
    },
    fault: 'refused' in counted && !isUnfinished(typed, counted, held?.writing) ? counted : undefined,
    change: (changed: (typed: Typed) => Typed, writing?: keyof Typed) => {
      // Not `typed`: of two changes in a row the second may come before React has rendered the first.
      const next = changed(typedAt(new URLSearchParams(location.search), entry.get()))
      const result: Counted | Fault = count(next)
      if ('term' in result) changeQuery(queryOf(result.term), 'replace')
      entry.set({ typed: next, search: new URLSearchParams(location.search).toString(), writing })
    },
  }
}

/** Empty, or with a year of fewer than four digits, while being typed. */
function isUnfinished({ from, length }: Typed, { field }: Fault, writing: keyof Typed | undefined): boolean {
  if (field !== writing) return false
  return field === 'length' ? length.trim() === '' : from < '1000'
}
