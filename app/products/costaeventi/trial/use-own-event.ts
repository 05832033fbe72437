import { useState } from 'react'
import { changeQuery, useQuery } from '#app/platform/use-query.ts'
import {
  blankEvent,
  faultsOf,
  ownEvent,
  queryOf,
  type Typed,
  typedIn,
} from '#app/products/costaeventi/own-event.ts'

export type OwnEvent = ReturnType<typeof useOwnEvent>

/** The visitor's own event: in the address, and before that in the fields. */
export function useOwnEvent() {
  const query = useQuery()
  const search = query.toString()
  const [writing, setWriting] = useState<{ typed: Typed; search: string }>()
  // Another address, by a link or by Back, is another event.
  const typed = writing?.search === search ? writing.typed : typedIn(query)
  const faults = faultsOf(typed)
  return {
    typed,
    faults,
    event: ownEvent(typed),
    change: (changes: Partial<Typed>) => {
      // Leaving the field before may just have changed the address.
      const now = new URLSearchParams(location.search).toString()
      setWriting({ typed: { ...typed, ...changes }, search: now })
    },
    /** Into the address, once somebody leaves a field: browsers refuse a new address at every letter. */
    keep: () => {
      if (!writing || faults.date || faults.time) return
      setWriting(undefined)
      changeQuery(queryOf(typed), 'replace')
    },
    clear: () => {
      setWriting(undefined)
      changeQuery(queryOf(blankEvent), 'replace')
    },
  }
}
