import {
  type Counted,
  count,
  exampleTerm,
  requireCount,
  type Typed,
  typedIn,
} from '#app/demos/lawyers/asked-term.ts'
import { useQuery } from '#app/hooks/use-query.ts'

/** What the address asks for, and its count; where that cannot be counted, the example's. */
export function useCount(): Counted & { asked: Typed; search: string } {
  const query = useQuery()
  const asked = typedIn(query)
  const counted = count(asked)
  return { asked, search: query.toString(), ...('result' in counted ? counted : requireCount(exampleTerm)) }
}
