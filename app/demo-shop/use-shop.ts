import { useStore } from '#app/platform/create-store.ts'
import { counter } from './counter-store.ts'
import { type History, untouched } from './history.ts'
import { sampleShop } from './sample-shop.ts'
import type { Shop } from './shop.ts'

/** The shop as it stands; while the prerendered page is hydrated, the sample that its HTML shows. */
export function useShop(): Shop {
  return useStore(counter, sampleShop)
}

/** What has happened in it. */
export function useHistory(): History {
  return useStore({ get: counter.getHistory, subscribe: counter.subscribe }, untouched)
}
