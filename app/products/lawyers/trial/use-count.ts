import { useQuery } from '#app/platform/use-query.ts'
import {
  type Counted,
  count,
  exampleTerm,
  requireCount,
  type Typed,
  typedIn,
} from '#app/products/lawyers/asked-term.ts'

/** What the address asks for, and its count; where that cannot be counted, the example's. */
export function useCount(): Counted & { asked: Typed; search: string } {
  const query = useQuery()
  const asked = typedIn(query)
  const counted = count(asked)
  return { asked, search: query.toString(), ...('result' in counted ? counted : requireCount(exampleTerm)) }
}
