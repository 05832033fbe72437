import { type CoastEvent, eventDays, type Poster, posters } from '#content/events.ts'
import { dayNumber } from '#shared/calendar-day.ts'
import { defaultLanguage, eachLanguage, textIn } from '#shared/locale.ts'

/** The visitor's own event as it stands in the fields, right or wrong. */
export type Typed = { title: string; date: string; time: string; place: string; poster: Poster }

export const longestText = 100
export const firstDate = '2021-01-01'
export const lastDate = '2099-12-31'

/** Its id; no event of the owner's can have it. */
export const ownId = '-own'

/** On the first day of the list, in the evening. */
export const blankEvent: Typed = {
  title: '',
  date: eventDays()[0]?.date ?? '2027-06-12',
  time: '18:00',
  place: '',
  poster: 'sun',
}

const isDate = (date: string) => !Number.isNaN(dayNumber(date))
const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)

/** What an address carries; a field that it does not name is the blank one's, one that cannot be read is empty. */
export function typedIn(query: URLSearchParams): Typed {
  // A letter of two units is not cut in half at the end.
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

/** A field of a day or a time takes nothing else, and would complain. */
function readable(value: string, isReadable: (value: string) => boolean): string {
  return isReadable(value) ? value : ''
}

/** The keys of the address that bring it back; what is as in the blank one is left out. */
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

/** The fields that cannot be read: a day of no calendar, no time. */
export function faultsOf({ date, time }: Typed): { date: boolean; time: boolean } {
  return { date: !isDate(date) || date < firstDate || date > lastDate, time: !isTime(time) }
}

/** The event for the list; null while it has no name or a field cannot be read. */
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

/** The name of the visitor's own event in a diary: another event, even with the same title, has another. */
export function diaryId({ date, time, title }: CoastEvent): string {
  return `own-${date}T${time}-${encodeURIComponent(textIn(title, defaultLanguage).slice(0, 40).toWellFormed())}`
}
