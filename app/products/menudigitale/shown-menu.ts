import { shopTouched } from '#app/demo-shop/shop-touched.ts'
import { createStore, useStore } from '#app/platform/create-store.ts'
import type { Menu } from './menu.ts'
import { sampleMenu } from './sample.ts'

let isFollowing = false

/** The sample menu with the dishes that the shop has finished. */
export const todaysMenu = createStore<Menu>(
  () => sampleMenu,
  () => {
    follow()
    return shopTouched.subscribe(follow)
  },
)

/** The sample during hydration. */
export function useTodaysMenu(): Menu {
  return useStore(todaysMenu, sampleMenu)
}

/** Loads the shop's rules once the shop is touched, or was earlier; until then the sample is right. */
async function follow() {
  if (isFollowing || !shopTouched.get()) return
  isFollowing = true
  try {
    const [{ demoShop }, { withFinished }] = await Promise.all([
      import('#app/demo-shop/demo-shop.ts'),
      import('./finished-dishes.ts'),
    ])
    const tell = () => {
      const dishes = demoShop.get().dishes.map(({ id, isFinished = false }) => [id, isFinished] as const)
      todaysMenu.set(withFinished(sampleMenu, new Map(dishes)))
    }
    // One update for several dishes finished at once.
    demoShop.subscribe(() => queueMicrotask(tell))
    tell()
  } catch (error) {
    console.error(error)
  }
}
