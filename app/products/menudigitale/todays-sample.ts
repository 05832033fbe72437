import { isOut, type Shop } from '#app/demo-shop/shop.ts'
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

/** The sample menu with the dishes that the shop has finished. */
export function sampleIn(shop: Pick<Shop, 'dishes'>): MenuDraft {
  return mapDishes(sampleMenu, ({ isSoldOut: _, ...dish }) => {
    const id = shopDishes.get(menuText(dish.name, 'it')) ?? ''
    return [isOut(shop, id) ? { ...dish, isSoldOut: true } : dish]
  })
}
