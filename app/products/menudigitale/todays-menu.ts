import { createStore, useStore } from '#app/platform/create-store.ts'
import type { Menu } from './menu.ts'
import { sampleMenu } from './sample.ts'

/** The sample menu as the shop's kitchen has it. What the kitchen finished is told by code that comes when the shop is touched. */
export const todaysMenu = createStore<Menu>(() => sampleMenu)

/** While the prerendered page is hydrated, the sample that its HTML shows. */
export function useTodaysMenu(): Menu {
  return useStore(todaysMenu, sampleMenu)
}
