import { useEffect, useState } from 'react'
import { useTyped } from '#app/components/paper-fields/use-typed.ts'
import { createStore, useStore } from '#app/platform/create-store.ts'
import { useQuery } from '#app/platform/use-query.ts'
import { useToday } from '#app/platform/use-today.ts'
import {
  type Counted,
  count,
  type Fault,
  printedDay,
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
  const today = useToday(printedDay)
  const { values: typed, writing, leave, write, keep } = useTyped((query) => typedIn(query, today))
  const [isChanged, setChanged] = useState(false)
  useEffect(() => () => markOutdated(false), [])
  const counted = count(typed)
  return {
    typed,
    counted,
    isChanged,
    leave,
    fault: 'refused' in counted && !isUnfinished(typed, counted, writing) ? counted : undefined,
    change: (changes: Partial<Typed>, field?: keyof Typed) => {
      const next = { ...typed, ...changes }
      const result = count(next)
      setChanged(true)
      write(next, field)
      if ('term' in result) keep(queryOf(result.term))
      markOutdated('refused' in result)
    },
  }
}

/** Empty, or with a year of fewer than four digits, while being typed. */
function isUnfinished({ from, length }: Typed, { field }: Fault, writing: keyof Typed | undefined): boolean {
  if (field !== writing) return false
  return field === 'length' ? length.trim() === '' : from < '1000'
}

/** The query at which invalid fields were typed. */
const wrongAt = createStore<string | undefined>(() => undefined)

/** While `is`, the whole page marks the last deadline as outdated. */
export function markOutdated(is: boolean) {
  wrongAt.set(is ? new URLSearchParams(location.search).toString() : undefined)
}

/**
 * The count of the query, else of the example from today. `isLast`: the fields hold something invalid, this
 * is the last valid count.
 */
export function useCounted(): (Counted | Fault) & { isLast: boolean } {
  const query = useQuery()
  const today = useToday(printedDay)
  const wrong = useStore(wrongAt, undefined)
  return { ...count(typedIn(query, today)), isLast: wrong === query.toString() }
}
