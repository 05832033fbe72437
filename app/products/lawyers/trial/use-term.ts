import { useState } from 'react'
import { useTyped } from '#app/components/paper-fields/use-typed.ts'
import { count, type Fault, queryOf, type Typed, typedIn } from '#app/products/lawyers/asked-term.ts'

export type TypedTerm = ReturnType<typeof useTerm>

/**
 * The fields of the sum. What can be counted goes into the address, from which the whole page reads it; what cannot stays
 * in its field, and `fault` says why.
 */
export function useTerm() {
  const { values: typed, writing, leave, write, keep } = useTyped(typedIn)
  const [isChanged, setChanged] = useState(false)
  const counted = count(typed)
  return {
    typed,
    isChanged,
    leave,
    fault: 'refused' in counted && !isUnfinished(typed, counted, writing) ? counted : undefined,
    change: (changes: Partial<Typed>, field?: keyof Typed) => {
      const next = { ...typed, ...changes }
      const result = count(next)
      setChanged(true)
      write(next, field)
      if ('term' in result) keep(queryOf(result.term))
    },
  }
}

/** A field that is empty, or whose year has fewer than four figures, while somebody writes in it. */
function isUnfinished({ from, days }: Typed, { field }: Fault, writing: keyof Typed | undefined): boolean {
  if (field !== writing) return false
  return field === 'days' ? days.trim() === '' : from < '1000'
}
