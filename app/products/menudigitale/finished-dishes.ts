import type { sampleDishes } from '#app/demo-shop/sample-shop.ts'
import { type Dish, type Menu, menuText } from './menu.ts'

/** Dishes by what the shop calls them, and whether each is finished. */
export type Finished = ReadonlyMap<string, boolean>

/** What the shop calls the dishes of the sample, by their Italian names. */
export const shopDishes: ReadonlyMap<string, (typeof sampleDishes)[number]['id']> = new Map([
  ['Bruschetta', 'bruschetta'],
  ['Acciughe fritte', 'anchovies'],
  ['Trofie al pesto', 'trofie'],
  ['Pansoti alle noci', 'pansoti'],
  ['Crostata di fichi', 'tart'],
])

const inShop = ({ name }: Dish): string => shopDishes.get(menuText(name, 'it')) ?? ''

/** Which dishes of the sample are finished on a menu that says what the sample says. */
export function finishedOn({ parts }: Menu): Finished {
  const dishes = parts.flatMap((part) => part.dishes)
  return new Map(dishes.map((dish) => [inShop(dish), Boolean(dish.isSoldOut)]))
}

/** Those of `now` that stood otherwise `before`. */
export function changedSince(before: Finished, now: Finished): Finished {
  return new Map([...now].filter(([dish, isFinished]) => before.get(dish) !== isFinished))
}

/** A menu of the sample's dishes with those finished, or back, that `finished` names. */
export function withFinished<Some extends Menu>(menu: Some, finished: Finished): Some {
  const isSame = [...finishedOn(menu)].every(([dish, is]) => (finished.get(dish) ?? is) === is)
  if (isSame) return menu
  const parts = menu.parts.map((part) => ({
    ...part,
    dishes: part.dishes.map((dish) => {
      const isSoldOut = finished.get(inShop(dish)) ?? Boolean(dish.isSoldOut)
      return isSoldOut === Boolean(dish.isSoldOut) ? dish : { ...dish, isSoldOut }
    }),
  }))
  return { ...menu, parts }
}
