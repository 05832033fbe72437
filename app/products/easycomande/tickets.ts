/** How far the kitchen is with a ticket, in the order of its life. */
export const ticketStatuses = ['new', 'cooking', 'ready'] as const

type TicketStatus = (typeof ticketStatuses)[number]

/** A line of a ticket: a dish, how many, and what the waiter noted. `done` when the kitchen has crossed it out. */
type TicketLine = { dish: DishId; count: number; note?: NoteId; done?: boolean }

/** An order of a table. `time` is HH:MM; a course is what leaves the kitchen together. */
export type Ticket = {
  table: number
  time: string
  covers: number
  courses: readonly { id: CourseId; lines: readonly TicketLine[] }[]
  status: TicketStatus
}

type DishId = 'bruschetta' | 'pansoti' | 'trofie' | 'fried' | 'salad' | 'tart' | 'sorbet' | 'focaccia'
type CourseId = 'first' | 'second' | 'dessert'
type NoteId = 'garlic'

/** The rail at a quarter past eight. Dishes, courses and notes are named in the dictionaries. */
export const sampleTickets: readonly Ticket[] = [
  {
    table: 7,
    time: '20:14',
    covers: 4,
    status: 'new',
    courses: [
      {
        id: 'first',
        lines: [
          { dish: 'bruschetta', count: 2 },
          { dish: 'pansoti', count: 1 },
        ],
      },
      { id: 'second', lines: [{ dish: 'trofie', count: 3, note: 'garlic' }] },
    ],
  },
  {
    table: 3,
    time: '20:06',
    covers: 2,
    status: 'cooking',
    courses: [
      {
        id: 'first',
        lines: [
          { dish: 'fried', count: 1, done: true },
          { dish: 'salad', count: 1 },
        ],
      },
    ],
  },
  {
    table: 12,
    time: '19:58',
    covers: 3,
    status: 'ready',
    courses: [
      {
        id: 'dessert',
        lines: [
          { dish: 'tart', count: 2, done: true },
          { dish: 'sorbet', count: 1, done: true },
        ],
      },
    ],
  },
  {
    table: 5,
    time: '20:15',
    covers: 6,
    status: 'new',
    courses: [
      {
        id: 'first',
        lines: [
          { dish: 'focaccia', count: 4 },
          { dish: 'salad', count: 2 },
        ],
      },
    ],
  },
]

/** How many tickets of each status hang on the rail. */
export function countTickets(tickets: readonly Ticket[]): Record<TicketStatus, number> {
  const counts = { new: 0, cooking: 0, ready: 0 }
  for (const { status } of tickets) counts[status] += 1
  return counts
}

/**
 * The ticket one step on: new, cooking, ready, and from ready back to new when it went out by mistake. A ready ticket
 * has every line crossed out, a reopened one none.
 */
export function advanceTicket(ticket: Ticket): Ticket {
  const next = ticketStatuses.indexOf(ticket.status) + 1
  const status = ticketStatuses[next] ?? ticketStatuses[0]
  if (status === 'cooking') return { ...ticket, status }
  const done = status === 'ready'
  const courses = ticket.courses.map((course) => ({
    ...course,
    lines: course.lines.map((line) => ({ ...line, done })),
  }))
  return { ...ticket, status, courses }
}
