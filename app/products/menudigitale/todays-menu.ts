import { createStore, useStore } from '#app/platform/create-store.ts'
import type { Menu } from './menu.ts'
import { sampleMenu } from './sample.ts'

/** The sample menu with the dishes that the shop has finished, once the shop's code has loaded. */
export const todaysMenu = createStore<Menu>(() => sampleMenu)

/** The sample during hydration. */
export function useTodaysMenu(): Menu {
  return useStore(todaysMenu, sampleMenu)
}
