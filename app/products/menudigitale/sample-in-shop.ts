import type { Dish as ShopDish } from '#app/counter/shop.ts'
import type { Menu } from './menu.ts'

/** What the shop calls the dishes of the sample menu, in its order. */
export const shopDishes: readonly ShopDish['id'][] = ['bruschetta', 'anchovies', 'trofie', 'pansoti', 'tart']

/** A menu with the dishes of the sample, of which those are finished that the shop has finished. */
export function asInShop<Some extends Menu>(menu: Some, isFinished: (dish: ShopDish['id']) => boolean): Some {
  let index = 0
  const parts = menu.parts.map((part) => ({
    ...part,
    dishes: part.dishes.map((dish) => {
      const isSoldOut = isFinished(shopDishes[index++] ?? '')
      return isSoldOut === Boolean(dish.isSoldOut) ? dish : { ...dish, isSoldOut }
    }),
  }))
  return { ...menu, parts }
}
