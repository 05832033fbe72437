import { sampleDishes, sampleTickets } from './sample-shop.ts'
import type { Dish, Ticket, TicketLine } from './shop.ts'

/** The sample's tickets with dishes of the visitor's own menu, or with those of the sample again where it has none. */
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

/** Each sample dish gives its place to one of the same course, if there is one; the note to the cook was about the sample's. */
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
