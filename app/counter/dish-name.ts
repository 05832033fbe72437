import type { Translate } from '#shared/messages.ts'
import { sampleDishes } from './sample-shop.ts'

/** What a dish is called; its id where the dictionary knows none. */
export function dishName(id: string, t: Translate): string {
  const sample = sampleDishes.find((dish) => dish.id === id)
  return sample ? t(`dish.${sample.id}`) : id
}
