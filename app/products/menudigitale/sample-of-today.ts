import { ownName } from '#app/demo-shop/own-name.ts'
import { type Finished, withFinished } from './finished-dishes.ts'
import type { Menu } from './menu.ts'
import { menuFault } from './menu-text.ts'
import { todaysMenu } from './todays-menu.ts'

/** With the visitor's own name, and with the dishes that the shop has finished. */
export const sampleOfToday = {
  get(): Menu {
    const menu = todaysMenu.get()
    const name = ownName.get()
    if (name === null) return menu
    const own = { ...menu, name }
    // A name that menus may not carry is used elsewhere only.
    return menuFault(own) ? menu : own
  },
  subscribe(listener: () => void) {
    const stops = [todaysMenu.subscribe(listener), ownName.subscribe(listener)]
    return () => {
      for (const stop of stops) stop()
    }
  },
  /** Shown at once; the shop's rules load with the first dish. */
  finish(dishes: Finished) {
    todaysMenu.set(withFinished(todaysMenu.get(), dishes))
    import('#app/demo-shop/demo-shop.ts').then(
      ({ demoShop }) => {
        for (const [dish, isFinished] of dishes)
          demoShop.act(isFinished ? { type: 'finish', dish } : { type: 'bringBack', dish })
      },
      (error: unknown) => console.error(error),
    )
  },
}
