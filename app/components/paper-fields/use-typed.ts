import { useState } from 'react'
import { changeQuery, useQuery } from '#app/platform/use-query.ts'

/**
 * What stands in fields that the address remembers: what was typed last, until it is kept there or another address, by
 * a link or by Back, brings other values.
 */
export function useTyped<Values>(valuesIn: (query: URLSearchParams) => Values) {
  const query = useQuery()
  const [unkept, setUnkept] = useState<{ values: Values; search: string }>()
  const [writing, setWriting] = useState<keyof Values>()
  return {
    values: unkept?.search === query.toString() ? unkept.values : valuesIn(query),
    isKept: unkept === undefined,
    /** The field that somebody is still writing in: nobody is corrected there. */
    writing,
    leave: () => setWriting(undefined),
    write: (values: Values, field?: keyof Values) => {
      // Leaving the field before may just have changed the address.
      setUnkept({ values, search: new URLSearchParams(location.search).toString() })
      setWriting(field)
    },
    keep: (kept: Readonly<Record<string, string>>) => {
      setUnkept(undefined)
      changeQuery(kept, 'replace')
    },
  }
}
