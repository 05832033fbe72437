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

/** The visitor's own event: in the address, and before that in the fields. */
export function useOwnEvent() {
  const { values: typed, isKept, writing, leave, write, keep } = useTyped(typedIn)
  const faults = faultsOf(typed)
  return {
    typed,
    event: ownEvent(typed),
    leave,
    isWrong: (field: 'date' | 'time') => faults[field] && writing !== field,
    change: (changes: Partial<Typed>, field?: keyof Typed) => write({ ...typed, ...changes }, field),
    /** Into the address, once somebody leaves a field: browsers refuse a new address at every letter. */
    keep: () => {
      if (!isKept && !faults.date && !faults.time) keep(queryOf(typed))
    },
    clear: () => keep(queryOf(blankEvent)),
  }
}
