import { type CoastEvent, eventDays, type Poster, posters } from '#content/events.ts'
import { dayNumber } from '#shared/calendar-day.ts'
import { defaultLanguage, eachLanguage, textIn } from '#shared/locale.ts'

/** As typed, valid or not. */
export type Typed = { title: string; date: string; time: string; place: string; poster: Poster }

export const longestText = 100
export const firstDate = '2021-01-01'
export const lastDate = '2099-12-31'

/** No id of the owner's events can begin with '-'. */
export const ownId = '-own'

export const blankEvent: Typed = {
  title: '',
  date: eventDays()[0]?.date ?? '2027-06-12',
  time: '18:00',
  place: '',
  poster: 'sun',
}

const isDate = (date: string) => !Number.isNaN(dayNumber(date))
const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)

/** A missing key gives the blank event's value, an unreadable one an empty field. */
export function typedIn(query: URLSearchParams): Typed {
  // Do not cut a surrogate pair in half.
  const text = (key: string) =>
    (query.get(key) ?? '')
      .replace(/\s+/g, ' ')
      .slice(0, longestText)
      .replace(/\p{Cs}$/u, '')
  return {
    title: text('title'),
    date: readable(query.get('date') ?? blankEvent.date, isDate),
    time: readable(query.get('time') ?? blankEvent.time, isTime),
    place: text('place'),
    poster: posters.find((id) => id === query.get('poster')) ?? blankEvent.poster,
  }
}

/** Date and time fields accept only valid values and log a warning for others. */
function readable(value: string, isReadable: (value: string) => boolean): string {
  return isReadable(value) ? value : ''
}

/** Query keys that restore it; values of the blank event are left out. */
export function queryOf(typed: Typed): Record<keyof Typed, string> {
  const changed = (key: keyof Typed) => (typed[key] === blankEvent[key] ? '' : typed[key])
  return {
    title: typed.title,
    date: changed('date'),
    time: changed('time'),
    place: typed.place,
    poster: changed('poster'),
  }
}

export function faultsOf({ date, time }: Typed): { date: boolean; time: boolean } {
  return { date: !isDate(date) || date < firstDate || date > lastDate, time: !isTime(time) }
}

/** Null while it has no name or a field is invalid. */
export function ownEvent(typed: Typed): CoastEvent | null {
  const faults = faultsOf(typed)
  const title = typed.title.trim()
  if (title === '' || faults.date || faults.time) return null
  const { date, time, poster } = typed
  return {
    id: ownId,
    example: false,
    date,
    time,
    title: eachLanguage(() => title),
    place: typed.place.trim(),
    poster,
  }
}

/** The event's id in a calendar file: unique per date, time and title. */
export function calendarId({ date, time, title }: CoastEvent): string {
  return `own-${date}T${time}-${encodeURIComponent(textIn(title, defaultLanguage).slice(0, 40).toWellFormed())}`
}
