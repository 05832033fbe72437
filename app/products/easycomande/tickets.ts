import { type CourseId, courses, type Dish, type TicketCourse } from '#app/demo-shop/shop.ts'

/** What a waiter has noted of one dish: how many, when they are to leave the kitchen, and a word to the cook. */
export type Noted = { count: number; course: CourseId; note: string }

/** What is noted at a table, by dish. */
export type Pad = Readonly<Record<string, Noted>>

/** The pad with so many more or fewer of a dish; without it when none is left. */
export function noteDish(pad: Pad, { id, course }: Pick<Dish, 'id' | 'course'>, by: number): Pad {
  const noted = pad[id] ?? { count: 0, course, note: '' }
  const count = Math.min(99, Math.max(0, noted.count + by))
  const { [id]: _, ...others } = pad
  return count === 0 ? others : { ...others, [id]: { ...noted, count } }
}

/** What is noted, by what leaves the kitchen together; without what has been finished in the meantime. */
export function coursesOf(pad: Pad, dishes: readonly Omit<Dish, 'price'>[]): readonly TicketCourse[] {
  const cooked = dishes.filter(({ isFinished }) => !isFinished)
  return courses.flatMap((id) => {
    const lines = cooked.flatMap((dish) => {
      const noted = pad[dish.id]
      if (noted?.course !== id) return []
      const note = noted.note.trim()
      return [note ? { dish: dish.id, count: noted.count, note } : { dish: dish.id, count: noted.count }]
    })
    return lines.length > 0 ? [{ id, lines }] : []
  })
}

/** How many dishes a ticket asks for. */
export function dishCount(parts: readonly TicketCourse[]): number {
  return parts.flatMap(({ lines }) => lines).reduce((sum, { count }) => sum + count, 0)
}
