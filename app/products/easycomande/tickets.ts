import type { Dish, TicketCourse } from '#app/demo-shop/shop.ts'
import { courses } from '#app/demo-shop/shop-reader.ts'

/** How many of each dish, by id. */
export type Pad = Readonly<Record<string, number>>

export function noteDish(pad: Pad, id: string, by: number): Pad {
  const count = Math.min(99, Math.max(0, (pad[id] ?? 0) + by))
  const { [id]: _, ...others } = pad
  return count === 0 ? others : { ...others, [id]: count }
}

/** By course, without dishes finished meanwhile. */
export function coursesOf(pad: Pad, dishes: readonly Omit<Dish, 'price'>[]): readonly TicketCourse[] {
  return courses.flatMap((id) => {
    const lines = dishes.flatMap((dish) => {
      const count = pad[dish.id]
      return count && dish.course === id && !dish.isFinished ? [{ dish: dish.id, count }] : []
    })
    return lines.length > 0 ? [{ id, lines }] : []
  })
}

export function dishCount(parts: readonly TicketCourse[]): number {
  return parts.flatMap(({ lines }) => lines).reduce((sum, { count }) => sum + count, 0)
}
