import type { Translate } from '#shared/messages.ts'
import { sampleDishes } from './sample-shop.ts'
import { type Delivery, ownDishName } from './shop.ts'

/** What a dish is called; its id where nobody has named it. */
export function dishName(id: string, t: Translate): string {
  const sample = sampleDishes.find((dish) => dish.id === id)
  return sample ? t(`dish.${sample.id}`) : (ownDishName(id) ?? id)
}

/** What was ordered, on one line. */
export function linesText(lines: Delivery['lines'], t: Translate): string {
  return lines.map(({ dish, count }) => `${count}\u00a0×\u00a0${dishName(dish, t)}`).join(', ')
}
