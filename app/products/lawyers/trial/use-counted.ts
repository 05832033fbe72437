import { useSyncExternalStore } from 'react'
import { useQuery } from '#app/platform/use-query.ts'
import { useToday } from '#app/platform/use-today.ts'
import {
  type Counted,
  count,
  type Fault,
  printedDay,
  type Typed,
  typedIn,
} from '#app/products/lawyers/asked-term.ts'

/** What stands in the fields and cannot be counted; it belongs to the address under which it was typed. */
let wrong: { typed: Typed; search: string } | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Lets the whole page know, so that no part of it shows another term's deadline beside a wrong field. */
export function keepWrong(typed: Typed | undefined) {
  wrong = typed && { typed, search: new URLSearchParams(location.search).toString() }
  for (const listener of listeners) listener()
}

/** The count of what is typed, else of what the address asks for, else of the example from today. */
export function useCounted(): Counted | Fault {
  const query = useQuery()
  const today = useToday(printedDay)
  const kept = useSyncExternalStore(
    subscribe,
    () => wrong,
    () => undefined,
  )
  return count(kept?.search === query.toString() ? kept.typed : typedIn(query, today))
}
