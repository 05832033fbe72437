import { useStore } from '#app/platform/create-store.ts'
import { counter } from './counter-store.ts'
import { type History, untouched } from './history.ts'
import { sampleShop } from './sample-shop.ts'
import type { Shop } from './shop.ts'

/** The sample during hydration, as in the HTML. */
export function useShop(): Shop {
  return useStore(counter, sampleShop)
}

export function useHistory(): History {
  return useStore({ get: counter.getHistory, subscribe: counter.subscribe }, untouched)
}
