import { createStore, useStore } from '#app/platform/create-store.ts'
import { useQuery } from '#app/platform/use-query.ts'
import { useToday } from '#app/platform/use-today.ts'
import { type Counted, count, type Fault, printedDay, typedIn } from '#app/products/lawyers/asked-term.ts'

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
