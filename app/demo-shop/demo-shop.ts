import { attempt } from '#app/platform/attempt.ts'
import { createStore, useStore } from '#app/platform/create-store.ts'
import { storageNames } from '#content/storage-names.ts'
import { createUuid } from '#shared/uuid.ts'
import type { Act, ActInput, Stamp } from './acts.ts'
import { type History, keptText, parseKept, shopOf, untouched, withAct, withoutActs } from './history.ts'
import { sampleShop } from './sample-shop.ts'
import type { Shop } from './shop.ts'
import { shopTouched } from './shop-touched.ts'

/**
 * The one shop of all demonstrations, kept in the browser's storage across pages, tabs and languages, or only
 * in memory where storage is refused.
 */
export function createDemoShop(storage: () => Storage, tabs: () => EventTarget) {
  /** The text in storage that the history was last read from or written as. */
  let known: string | null | undefined
  let isHearing = false
  const store = createStore<History>(
    () => untouched,
    () => {
      freshHistory()
      isHearing = true
      tabs().addEventListener('storage', hear)
      return () => {
        isHearing = false
        tabs().removeEventListener('storage', hear)
      }
    },
  )

  /** The history with what other tabs have stored since. */
  const freshHistory = () => {
    const text = attempt(() => storage().getItem(storageNames.shop))
    if (text !== undefined && text !== known) {
      known = text
      store.set(parseKept(text))
    }
    return store.get()
  }
  /** Without subscribers there are no storage events, so storage is read each time. */
  const getHistory = () => (isHearing ? store.get() : freshHistory())
  const keep = (next: History) => {
    const text = keptText(next)
    attempt(() => {
      if (text === null) storage().removeItem(storageNames.shop)
      else storage().setItem(storageNames.shop, text)
      known = text
    })
    store.set(next)
  }
  const hear = (event: Event) => {
    if (!('key' in event)) return
    if (event.key !== null && event.key !== storageNames.shop) return
    shopTouched.set(freshHistory().happened.length > 0)
  }
  return {
    get: (): Shop => shopOf(getHistory()),
    getHistory,
    subscribe: store.subscribe,
    /** An input of this device or an act of another; false where it is impossible now or already done. */
    act(input: ActInput & Partial<Stamp>): boolean {
      const act: Act = { id: createUuid(), at: Date.now(), ...input }
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

export type DemoShop = ReturnType<typeof createDemoShop>

export const demoShop = createDemoShop(
  () => localStorage,
  () => window,
)

/** The sample during hydration, as in the HTML. */
export function useShop(): Shop {
  return useStore(demoShop, sampleShop)
}

export function useHistory(): History {
  return useStore({ get: demoShop.getHistory, subscribe: demoShop.subscribe }, untouched)
}
