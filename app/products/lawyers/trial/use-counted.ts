import { createStore, useStore } from '#app/platform/create-store.ts'
import { useQuery } from '#app/platform/use-query.ts'
import { useToday } from '#app/platform/use-today.ts'
import { type Counted, count, type Fault, printedDay, typedIn } from '#app/products/lawyers/asked-term.ts'

/** The address under which something was typed that cannot be counted. */
const wrongAt = createStore<string | undefined>(() => undefined)

/** Lets the whole page know, so that every part of it shows the last deadline as one that is not asked for any more. */
export function sayWrong(is: boolean) {
  wrongAt.set(is ? new URLSearchParams(location.search).toString() : undefined)
}

/**
 * The count of what the address asks for, else of the example from today: the last that could be counted. `isLast` while
 * something else stands in the fields that cannot be.
 */
export function useCounted(): (Counted | Fault) & { isLast: boolean } {
  const query = useQuery()
  const today = useToday(printedDay)
  const wrong = useStore(wrongAt, undefined)
  return { ...count(typedIn(query, today)), isLast: wrong === query.toString() }
}
