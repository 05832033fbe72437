import { useQuery } from '#app/platform/use-query.ts'
import { type Counted, count, exampleTerm, requireCount, typedIn } from '#app/products/lawyers/asked-term.ts'

/** The count of what the address asks for; where that cannot be counted, the example's. */
export function useCount(): Counted {
  const counted = count(typedIn(useQuery()))
  return 'result' in counted ? counted : requireCount(exampleTerm)
}
