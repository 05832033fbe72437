import { useStore } from '#app/platform/create-store.ts'
import { demoShop } from './demo-shop.ts'
import { type History, untouched } from './history.ts'
import { sampleShop } from './sample-shop.ts'
import type { Shop } from './shop.ts'

/** The sample during hydration, as in the HTML. */
export function useShop(): Shop {
  return useStore(demoShop, sampleShop)
}

export function useHistory(): History {
  return useStore({ get: demoShop.getHistory, subscribe: demoShop.subscribe }, untouched)
}
