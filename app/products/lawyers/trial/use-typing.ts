import { useState } from 'react'
import { changeQuery } from '#app/platform/use-query.ts'
import { count, type Fault, queryOf, type Typed } from '#app/products/lawyers/asked-term.ts'

export type Typing = ReturnType<typeof useTyping>

/**
 * The fields of the sum. What can be counted goes into the address, from which the whole page reads it; what cannot stays
 * in its field, and `fault` says why.
 */
export function useTyping(asked: Typed, search: string) {
  const [wrong, setWrong] = useState<{ typed: Typed; search: string }>()
  const [writing, setWriting] = useState<keyof Typed>()
  const [isChanged, setChanged] = useState(false)
  // Another address, by a link or by Back, is another sum.
  const typed = wrong?.search === search ? wrong.typed : asked
  const counted = count(typed)
  return {
    typed,
    isChanged,
    fault: 'refused' in counted && !isUnfinished(typed, counted, writing) ? counted : undefined,
    /** Nobody who is still writing is corrected. */
    leave: () => setWriting(undefined),
    change: (changes: Partial<Typed>, field?: keyof Typed) => {
      const next = { ...typed, ...changes }
      const result = count(next)
      setWriting(field)
      setChanged(true)
      setWrong('refused' in result ? { typed: next, search } : undefined)
      if ('term' in result) changeQuery(queryOf(result.term), 'replace')
    },
  }
}

/** A field that is empty, or whose year has fewer than four figures, while somebody writes in it. */
function isUnfinished({ from, days }: Typed, { field }: Fault, writing: keyof Typed | undefined): boolean {
  if (field !== writing) return false
  return field === 'days' ? days.trim() === '' : from < '1000'
}
