import { ownName } from '#app/counter/own-name.ts'
import { storageNames } from '#content/storage-names.ts'
import type { Menu } from './menu.ts'
import { menuFault } from './menu-manners.ts'
import { asInShop, shopDishes } from './sample-in-shop.ts'
import { todaysMenu } from './todays-menu.ts'

/** The sample menu as it stands, and a way to say of each of its dishes, in order, whether it is finished. */
export type SampleOfToday = {
  get: () => Menu
  subscribe: (listener: () => void) => () => void
  finish: (isFinished: readonly boolean[]) => void
}

/** The sample with the visitor's own name over it and the dishes finished that the shop has finished. */
export const sampleOfToday: SampleOfToday = {
  get() {
    const menu = todaysMenu.get()
    const own = { ...menu, name: ownName.get() ?? menu.name }
    // A name that no menu may carry stays on the other signs.
    return menuFault(own) ? menu : own
  },
  subscribe(listener) {
    if (isShopKept())
      import('./follow-shop.ts').then(
        (code) => code.followShop(),
        (error: unknown) => console.error(error),
      )
    const stops = [todaysMenu.subscribe(listener), ownName.subscribe(listener)]
    return () => {
      for (const stop of stops) stop()
    }
  },
  /** Shown at once; the shop's rules come with the first dish. */
  finish(isFinished) {
    const menu = todaysMenu.get()
    const before = menu.parts.flatMap((part) => part.dishes.map((dish) => Boolean(dish.isSoldOut)))
    const now = new Map(shopDishes.map((dish, index) => [dish, Boolean(isFinished[index])]))
    const changed = [...now]
      .filter(([, is], index) => is !== before[index])
      .map(([dish, is]) => ({ dish, isFinished: is }))
    if (changed.length === 0) return
    todaysMenu.tell(asInShop(menu, (dish) => now.get(dish) ?? false))
    import('./follow-shop.ts').then(
      (code) => code.finishInShop(changed),
      (error: unknown) => console.error(error),
    )
  },
}

/** Only then does it stand otherwise than the sample: on this page nobody touches it but by the menu. */
function isShopKept(): boolean {
  try {
    return storageNames.shop in localStorage
  } catch {
    return false
  }
}
