import { useSyncExternalStore } from 'react'
import { sampleMenu } from './sample.ts'

const listeners = new Set<() => void>()
let menu = sampleMenu

/** The sample menu as the shop's kitchen has it. What the kitchen finished is told by code that comes when the shop is touched. */
export const todaysMenu = {
  get: () => menu,
  tell(next: typeof sampleMenu) {
    menu = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** While the prerendered page is hydrated, the sample that its HTML shows. */
export function useTodaysMenu() {
  return useSyncExternalStore(todaysMenu.subscribe, todaysMenu.get, () => sampleMenu)
}
