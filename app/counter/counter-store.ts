import { storageNames } from '#content/storage-names.ts'
import { createUuid } from '#shared/uuid.ts'
import type { Act, Deed } from './acts.ts'
import { type History, keptText, parseKept, shopOf, withAct, withoutActs } from './history.ts'
import type { Shop } from './shop.ts'
import { shopTouched } from './shop-touched.ts'

/**
 * The one shop behind all demonstrations, kept in the browser until it is put back, over pages, tabs and languages. A
 * browser that refuses storage forgets it with the page.
 */
export function createCounterStore(storage: () => Storage, tabs: () => EventTarget) {
  const listeners = new Set<() => void>()
  let history: History | undefined
  /** The text that `history` was last read from or kept as. */
  let known: string | null | undefined

  /** The history with what other tabs have kept since; where storage is refused, memory is all there is. */
  const freshHistory = () => {
    const text = attempt(() => storage().getItem(storageNames.shop))
    if (history && (text === undefined || text === known)) return history
    known = text
    history = parseKept(text ?? null)
    return history
  }
  /** While nobody listens, no other tab is heard. */
  const getHistory = () => (history && listeners.size > 0 ? history : freshHistory())
  const show = (next: History) => {
    history = next
    for (const listener of listeners) listener()
  }
  const keep = (next: History) => {
    const text = keptText(next)
    attempt(() => {
      if (text === null) storage().removeItem(storageNames.shop)
      else storage().setItem(storageNames.shop, text)
      known = text
    })
    show(next)
  }
  /** What another tab did. */
  const hear = (event: Event) => {
    if (!('key' in event)) return
    if (event.key !== null && event.key !== storageNames.shop) return
    const told = freshHistory()
    shopTouched.set(told.happened.length > 0)
    show(told)
  }
  return {
    get: (): Shop => shopOf(getHistory()),
    getHistory,
    subscribe(listener: () => void) {
      if (listeners.size === 0) {
        freshHistory()
        tabs().addEventListener('storage', hear)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) tabs().removeEventListener('storage', hear)
      }
    },
    /** Does something, or what another device did; false where it is not possible now, or has been done. */
    act(deed: Deed | Act): boolean {
      const act: Act = 'id' in deed ? deed : { ...deed, id: createUuid(), at: Date.now() }
      const next = withAct(freshHistory(), act)
      if (next) {
        shopTouched.set(true)
        keep(next)
      }
      return next !== null
    },
    undo: (ids: readonly string[]) => keep(withoutActs(freshHistory(), new Set(ids))),
  }
}

export const counter = createCounterStore(
  () => localStorage,
  () => window,
)

function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run()
  } catch {
    // Full or forbidden: it lives as long as the page.
    return undefined
  }
}
