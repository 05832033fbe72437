import type { Dish, TicketCourse } from '#app/demo-shop/shop.ts'
import { courses } from '#app/demo-shop/shop-reader.ts'
import type { Order } from './kept-order.ts'

export type Pad = Order['pad']
export type Noted = Pad[string]

export function noteDish(pad: Pad, { id, course }: Pick<Dish, 'id' | 'course'>, by: number): Pad {
  const noted = pad[id] ?? { count: 0, course }
  const count = Math.min(99, Math.max(0, noted.count + by))
  const { [id]: _, ...others } = pad
  return count === 0 ? others : { ...others, [id]: { ...noted, count } }
}

/** By course, without dishes finished meanwhile. */
export function coursesOf(pad: Pad, dishes: readonly Omit<Dish, 'price'>[]): readonly TicketCourse[] {
  const cooked = dishes.filter(({ isFinished }) => !isFinished)
  return courses.flatMap((id) => {
    const lines = cooked.flatMap((dish) => {
      const noted = pad[dish.id]
      if (noted?.course !== id) return []
      const note = noted.note?.trim()
      return [note ? { dish: dish.id, count: noted.count, note } : { dish: dish.id, count: noted.count }]
    })
    return lines.length > 0 ? [{ id, lines }] : []
  })
}

export function dishCount(parts: readonly TicketCourse[]): number {
  return parts.flatMap(({ lines }) => lines).reduce((sum, { count }) => sum + count, 0)
}
