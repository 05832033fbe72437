import { useEffect, useState } from 'react'
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

/**
 * A valid term goes into the query, which the whole page reads; an invalid one stays in the fields with its
 * `fault`, shown only once typing has ended.
 */
export function useTerm() {
  const query = useQuery()
  const [unkept, setUnkept] = useState<{ typed: Typed; search: string }>()
  /** The field being typed in, which shows no faults. */
  const [writing, setWriting] = useState<keyof Typed>()
  const [isChanged, setChanged] = useState(false)
  useEffect(() => () => markOutdated(false), [])
  const typed = unkept?.search === query.toString() ? unkept.typed : typedIn(query)
  const counted = count(typed)
  return {
    typed,
    counted,
    isChanged,
    leave: () => setWriting(undefined),
    fault: 'refused' in counted && !isUnfinished(typed, counted, writing) ? counted : undefined,
    change: (changes: Partial<Typed>, field?: keyof Typed) => {
      const next = { ...typed, ...changes }
      const result = count(next)
      setChanged(true)
      setWriting(field)
      setUnkept('term' in result ? undefined : { typed: next, search: addressQuery() })
      if ('term' in result) changeQuery(queryOf(result.term), 'replace')
      markOutdated('refused' in result)
    },
  }
}

/** Empty, or with a year of fewer than four digits, while being typed. */
function isUnfinished({ from, length }: Typed, { field }: Fault, writing: keyof Typed | undefined): boolean {
  if (field !== writing) return false
  return field === 'length' ? length.trim() === '' : from < '1000'
}

const addressQuery = () => new URLSearchParams(location.search).toString()

/** The query at which invalid fields were typed. */
const wrongAt = createStore<string | undefined>(() => undefined)

/** While `is`, the whole page marks the last deadline as outdated. */
export function markOutdated(is: boolean) {
  wrongAt.set(is ? addressQuery() : undefined)
}

/**
 * The count of the query, else of the worked example. `isLast`: the fields hold something invalid, this is
 * the last valid count.
 */
export function useCounted(): (Counted | Fault) & { isLast: boolean } {
  const query = useQuery()
  const wrong = useStore(wrongAt, undefined)
  return { ...count(typedIn(query)), isLast: wrong === query.toString() }
}
