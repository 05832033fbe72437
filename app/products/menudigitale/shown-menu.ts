import { shopTouched } from '#app/demo-shop/shop-touched.ts'
import { attempt } from '#app/platform/attempt.ts'
import { createStore, useStore } from '#app/platform/create-store.ts'
import { storageNames } from '#content/storage-names.ts'
import type { MenuDraft } from './menu-draft.ts'
import { sampleMenu } from './sample.ts'

/**
 * The beginning of the visitor's menu, for first screens. The whole is in `menu-store.ts`, which loads once the
 * menu or the shop is touched; until then the sample is right.
 */
const shownMenu = createStore<MenuDraft>(
  () => sampleMenu,
  () => {
    const followTouched = () => {
      if (shopTouched.get() || attempt(() => localStorage.getItem(storageNames.menu))) followMenu()
    }
    followTouched()
    return shopTouched.subscribe(followTouched)
  },
)

/** The sample during hydration. */
export function useShownMenu(): MenuDraft {
  return useStore(shownMenu, sampleMenu)
}

let loading: ReturnType<typeof load> | undefined

async function load() {
  const menu = await import('./menu-store.ts')
  const tell = () => shownMenu.set(menu.beginningOf(menu.menuStore.get().draft))
  menu.menuStore.subscribe(tell)
  tell()
  return menu
}

export async function followMenu() {
  loading ??= load()
  try {
    return await loading
  } catch (error) {
    loading = undefined
    console.error(error)
    return undefined
  }
}

export async function correctPrice(id: number, price: number) {
  const menu = await followMenu()
  menu?.correctDish(id, { price })
}
