import file from './events.json' with { type: 'json' }
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

/** Every event, in the order of day and time. */
export const events: readonly CoastEvent[] = readEvents(file)

const sample =
  '{ "id": "sagra", "example": false, "date": "2027-06-13", "time": "19:00", "title": { "it": "Sagra", "en": "Fair" }, "place": "Banchina vecchia", "poster": "fish" }'

/** Reads what `events.json` holds; throws an Error that names row and field and shows a row that is right. */
export function readEvents(content: { events: readonly unknown[] }): readonly CoastEvent[] {
  return content.events.map(readEvent).sort((one, other) => moment(one).localeCompare(moment(other)))
}

function moment(event: CoastEvent): string {
  return `${event.date} ${event.time}`
}

function readEvent(row: unknown, index: number): CoastEvent {
  const fault = (field: string) =>
    new Error(`content/events.json, row ${index + 1}: '${field}' is not right. A right row: ${sample}`)
  const fields = isRecord(row) ? row : {}
  const text = (field: string, pattern = /\S/) => {
    const value = fields[field]
    if (typeof value !== 'string' || !pattern.test(value)) throw fault(field)
    return value
  }
  const poster = posters.find((id) => id === fields.poster)
  const { title, example } = fields
  const [it, en] = isRecord(title) ? [title.it, title.en] : []
  if (typeof it !== 'string' || typeof en !== 'string' || !it || !en) throw fault('title')
  if (typeof example !== 'boolean') throw fault('example')
  if (!poster) throw fault('poster')
  return {
    id: text('id', /^[a-z0-9-]+$/),
    example,
    date: text('date', /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
    time: text('time', /^([01]\d|2[0-3]):[0-5]\d$/),
    title: { it, en },
    place: text('place'),
    poster,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

export type EventDay = { date: string; events: readonly CoastEvent[] }

/** The events by day, as they are read. */
export function eventDays(all: readonly CoastEvent[] = events): readonly EventDay[] {
  const dates = [...new Set(all.map(({ date }) => date))]
  return dates.map((date) => ({ date, events: all.filter((event) => event.date === date) }))
}
