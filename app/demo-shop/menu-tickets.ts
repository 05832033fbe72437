import { sampleDishes, sampleTickets } from './sample-shop.ts'
import type { Dish, Ticket, TicketLine } from './shop.ts'

/** With dishes of the visitor's own menu, if there is one. */
export function menuTickets(tickets: readonly Ticket[], own: readonly Dish[]): readonly Ticket[] {
  return tickets.map((ticket) => {
    const sample = sampleTickets.find(({ id }) => id === ticket.id)
    if (!sample) return ticket
    const courses = sample.courses.map(({ id, lines }) => ({
      id,
      lines: (own.length > 0 ? ownLines(lines, own) : lines).map((line) =>
        ticket.status === 'ready' ? { ...line, done: true } : line,
      ),
    }))
    return { ...ticket, courses }
  })
}

/** Each sample dish is replaced by one of the same course, if there is one; its note is dropped. */
function ownLines(lines: readonly TicketLine[], own: readonly Dish[]): readonly TicketLine[] {
  const taken = new Set<string>()
  return lines.flatMap(({ note: _, ...line }) => {
    const index = sampleDishes.findIndex(({ id }) => id === line.dish)
    const alike = own.filter(({ course }) => course === sampleDishes[index]?.course)
    const from = alike.length > 0 ? alike : own
    const dish = from[index % from.length]?.id ?? line.dish
    if (taken.has(dish)) return []
    taken.add(dish)
    return [{ ...line, dish }]
  })
}
