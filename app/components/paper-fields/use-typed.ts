import { useState } from 'react'
import { changeQuery, useQuery } from '#app/platform/use-query.ts'

/**
 * Field values kept in the query: those typed last, until they are written to the address or another address
 * brings others.
 */
export function useTyped<Values>(valuesIn: (query: URLSearchParams) => Values) {
  const query = useQuery()
  const [unkept, setUnkept] = useState<{ values: Values; search: string }>()
  const [writing, setWriting] = useState<keyof Values>()
  return {
    values: unkept?.search === query.toString() ? unkept.values : valuesIn(query),
    isKept: unkept === undefined,
    /** The field being typed in, which shows no faults. */
    writing,
    leave: () => setWriting(undefined),
    write: (values: Values, field?: keyof Values) => {
      // Leaving the previous field may just have changed the address.
      setUnkept({ values, search: new URLSearchParams(location.search).toString() })
      setWriting(field)
    },
    keep: (kept: Readonly<Record<string, string>>) => {
      setUnkept(undefined)
      changeQuery(kept, 'replace')
    },
  }
}
