import type { Translate } from '#shared/messages.ts'
import { sampleArticles, sampleDeliveries, sampleDishes } from './sample-shop.ts'
import type { Delivery, Shop } from './shop.ts'

/** Falls back to the id if the dictionary has no name. */
export function articleName(id: string, t: Translate): string {
  const sample = sampleArticles.find((one) => one.id === id)
  return sample ? t(`goods.${sample.id}`) : id
}

/** Falls back to the id if the dish has no name. */
export function dishName(id: string, t: Translate): string {
  const sample = sampleDishes.find((dish) => dish.id === id)
  return sample ? t(`dish.${sample.id}`) : id
}

export function linesText(lines: Delivery['lines'], t: Translate): string {
  return lines.map(({ dish, count }) => `${count}\u00a0×\u00a0${dishName(dish, t)}`).join(', ')
}

/** Falls back to the id if the dictionary has no name. */
export function addressName(id: string, t: Translate): string {
  const sample = sampleDeliveries.find((one) => one.id === id)
  return sample ? t(`easydelivery.door.${sample.id}`) : id
}

export function tableIn({ tickets }: Shop, id: string): string {
  return `T\u00a0${tickets.find((ticket) => ticket.id === id)?.table ?? ''}`
}
