import file from '#site/events.ts'
import { inOrder } from './in-order.ts'
import { isOffered } from './offerings.ts'
import type { Text } from './text.ts'

/** The flat posters that the page can draw. */
export const posters = ['awning', 'boat', 'fish', 'sun'] as const

export type Poster = (typeof posters)[number]

/** Something that is on: `date` is YYYY-MM-DD, `time` HH:MM on the coast's own clock. */
export type CoastEvent = {
  id: string
  /** Made up, and said so on the page. */
  example: boolean
  date: string
  time: string
  title: Text
  place: string
  poster: Poster
}

export type EventDay = { date: string; events: readonly CoastEvent[] }

/** As `events.schema.json` has it. */
export type EventsFile = { events: readonly (Omit<CoastEvent, 'poster'> & { poster: string })[] }

/** Every event of a file, in its order; none without the product that shows them. */
export function readEvents({ events: rows }: EventsFile): readonly CoastEvent[] {
  if (!isOffered('costaeventi')) return []
  return rows.flatMap((row) => {
    const poster = posters.find((id) => id === row.poster)
    return poster ? [{ ...row, poster }] : []
  })
}

export const events = readEvents(file)

/** The events by day, as they are read: in the order of day and time. */
export function eventDays(all: readonly CoastEvent[] = events): readonly EventDay[] {
  const moment = ({ date, time }: CoastEvent) => `${date} ${time}`
  const sorted = all.toSorted((one, other) => inOrder(moment(one), moment(other)))
  const dates = [...new Set(sorted.map(({ date }) => date))]
  return dates.map((date) => ({ date, events: sorted.filter((event) => event.date === date) }))
}
