import { useTyped } from '#app/components/paper-fields/use-typed.ts'
import {
  blankEvent,
  faultsOf,
  ownEvent,
  queryOf,
  type Typed,
  typedIn,
} from '#app/products/costaeventi/own-event.ts'

export type OwnEvent = ReturnType<typeof useOwnEvent>

export function useOwnEvent() {
  const { values: typed, isKept, writing, leave, write, keep } = useTyped(typedIn)
  const faults = faultsOf(typed)
  return {
    typed,
    event: ownEvent(typed),
    leave,
    isWrong: (field: 'date' | 'time') => faults[field] && writing !== field,
    change: (changes: Partial<Typed>, field?: keyof Typed) => write({ ...typed, ...changes }, field),
    /** When a field is left: browsers limit how often the address may change. */
    keep: () => {
      if (!isKept && !faults.date && !faults.time) keep(queryOf(typed))
    },
    clear: () => keep(queryOf(blankEvent)),
  }
}
