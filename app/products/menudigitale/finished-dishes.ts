import type { sampleDishes } from '#app/demo-shop/sample-shop.ts'
import { type Dish, type Menu, menuText } from './menu.ts'

/** By the shop's ids of dishes. */
export type Finished = ReadonlyMap<string, boolean>

/** The shop's ids of the sample's dishes, by Italian name. */
export const shopDishes: ReadonlyMap<string, (typeof sampleDishes)[number]['id']> = new Map([
  ['Bruschetta', 'bruschetta'],
  ['Acciughe fritte', 'anchovies'],
  ['Trofie al pesto', 'trofie'],
  ['Pansoti alle noci', 'pansoti'],
  ['Crostata di fichi', 'tart'],
])

const inShop = ({ name }: Dish): string => shopDishes.get(menuText(name, 'it')) ?? ''

export function finishedOn({ sections }: Menu): Finished {
  const dishes = sections.flatMap((section) => section.dishes)
  return new Map(dishes.map((dish) => [inShop(dish), Boolean(dish.isSoldOut)]))
}

export function changedSince(before: Finished, now: Finished): Finished {
  return new Map([...now].filter(([dish, isFinished]) => before.get(dish) !== isFinished))
}

export function withFinished<Some extends Menu>(menu: Some, finished: Finished): Some {
  const isSame = [...finishedOn(menu)].every(([dish, is]) => (finished.get(dish) ?? is) === is)
  if (isSame) return menu
  const sections = menu.sections.map((section) => ({
    ...section,
    dishes: section.dishes.map((dish) => {
      const isSoldOut = finished.get(inShop(dish)) ?? Boolean(dish.isSoldOut)
      return isSoldOut === Boolean(dish.isSoldOut) ? dish : { ...dish, isSoldOut }
    }),
  }))
  return { ...menu, sections }
}
