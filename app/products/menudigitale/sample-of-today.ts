import { counter } from '#app/counter/counter-store.ts'
import { ownName } from '#app/counter/own-name.ts'
import type { Menu } from './menu.ts'
import { menuFault } from './menu-manners.ts'
import { sampleMenu } from './sample.ts'
import { asInShop, shopDishes } from './sample-in-shop.ts'

/** The sample menu as it stands, and a way to say of each of its dishes, in order, whether it is finished. */
export type SampleOfToday = {
  get: () => Menu
  subscribe: (listener: () => void) => () => void
  finish: (isFinished: readonly boolean[]) => void
}

/** The sample with the visitor's own name over it and the dishes finished that the shop has finished. */
export const sampleOfToday: SampleOfToday = {
  get() {
    const menu = asInShop(sampleMenu, counter.get())
    const own = { ...menu, name: ownName.get() ?? menu.name }
    // A name that no menu may carry stays on the other signs.
    return menuFault(own) ? menu : own
  },
  subscribe(listener) {
    const stops = [counter.subscribe(listener), ownName.subscribe(listener)]
    return () => {
      for (const stop of stops) stop()
    }
  },
  finish(isFinished) {
    for (const [index, dish] of shopDishes.entries())
      counter.act(isFinished[index] ? { type: 'finish', dish } : { type: 'bringBack', dish })
  },
}
