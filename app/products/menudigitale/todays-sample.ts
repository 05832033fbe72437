import { isOut, type Shop } from '#app/demo-shop/shop.ts'
import { shopTouched } from '#app/demo-shop/shop-touched.ts'
import { createStore } from '#app/platform/create-store.ts'
import { menuText } from './menu.ts'
import { type MenuDraft, mapDishes } from './menu-draft.ts'
import { sampleMenu } from './sample.ts'

/** The shop's ids of the sample's dishes, by Italian name. */
export const shopDishes: ReadonlyMap<string, string> = new Map([
  ['Bruschetta', 'bruschetta'],
  ['Acciughe fritte', 'anchovies'],
  ['Trofie al pesto', 'trofie'],
  ['Pansoti alle noci', 'pansoti'],
  ['Crostata di fichi', 'tart'],
])

export function sampleIn(shop: Pick<Shop, 'dishes'>): MenuDraft {
  return mapDishes(sampleMenu, (dish) => {
    const id = shopDishes.get(menuText(dish.name, 'it')) ?? ''
    return [{ ...dish, isSoldOut: isOut(shop, id) }]
  })
}

/** The sample menu with the dishes that the shop has finished. */
export const todaysSample = createStore(
  () => sampleMenu,
  () => {
    follow()
    return shopTouched.subscribe(follow)
  },
)

let isFollowing = false

/** Loads the shop's rules once the shop is touched, or was earlier; until then the sample is right. */
async function follow() {
  if (isFollowing || !shopTouched.get()) return
  isFollowing = true
  try {
    const { demoShop } = await import('#app/demo-shop/demo-shop.ts')
    const tell = () => todaysSample.set(sampleIn(demoShop.get()))
    demoShop.subscribe(tell)
    tell()
  } catch (error) {
    console.error(error)
  }
}
