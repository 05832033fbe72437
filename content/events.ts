import file from '#site/events.ts'
import { inOrder } from './in-order.ts'
import type { Text } from './languages.ts'
import { isOffered } from './offerings.ts'

export const posters = ['awning', 'boat', 'fish', 'sun'] as const

export type Poster = (typeof posters)[number]

/** `date` is YYYY-MM-DD, `time` HH:MM local time. */
export type CoastEvent = {
  id: string
  /** Made up; the page says so. */
  example: boolean
  date: string
  time: string
  title: Text
  place: string
  poster: Poster
}

export type EventDay = { date: string; events: readonly CoastEvent[] }

export type EventsFile = { events: readonly (Omit<CoastEvent, 'poster'> & { poster: string })[] }

export function readEvents({ events: rows }: EventsFile): readonly CoastEvent[] {
  if (!isOffered('costaeventi')) return []
  return rows.flatMap((row) => {
    const poster = posters.find((id) => id === row.poster)
    return poster ? [{ ...row, poster }] : []
  })
}

export const events = readEvents(file)

export function eventDays(all: readonly CoastEvent[]): readonly EventDay[] {
  const moment = ({ date, time }: CoastEvent) => `${date} ${time}`
  const sorted = all.toSorted((one, other) => inOrder(moment(one), moment(other)))
  const dates = [...new Set(sorted.map(({ date }) => date))]
  return dates.map((date) => ({ date, events: sorted.filter((event) => event.date === date) }))
}
