import { inOrder } from '#content/in-order.ts'
import { type Hours, type Weekday, weekdays } from '#content/people.ts'
import { dayWords } from '#shared/dates.ts'
import { listWords } from '#shared/list-words.ts'
import type { Language } from '#shared/locale.ts'

/** 'lunedì – venerdì', '9:00–13:00 e 15:00–18:00'. */
export type HoursRow = { days: string; times: string }

/** Merges consecutive open days with the same hours; closed days have no row. */
export function hoursRows(hours: readonly Hours[], lang: Language): HoursRow[] {
  const rows: { days: Weekday[]; times: string }[] = []
  let before = ''
  for (const day of weekdays) {
    const times = timesOf(hours, day, lang)
    const last = rows.at(-1)
    if (times && last && times === before) last.days.push(day)
    else if (times) rows.push({ days: [day], times })
    before = times
  }
  return rows.map(({ days, times }) => ({ days: daysText(days, lang), times }))
}

function timesOf(hours: readonly Hours[], day: Weekday, lang: Language): string {
  const spans = hours
    .filter(({ days }) => days.includes(day))
    .toSorted((one, other) => inOrder(one.opens, other.opens))
    .map(({ opens, closes }) => `${timeText(opens)}–${timeText(closes)}`)
  return listWords(spans, lang)
}

function daysText(days: readonly Weekday[], lang: Language): string {
  const names = days.map((day) => weekdayName(day, lang))
  return names.length > 2 ? `${names[0]} – ${names.at(-1)}` : listWords(names, lang)
}

function timeText(time: string): string {
  return time.replace(/^0/, '')
}

/** 1 January 2024 was a Monday. */
export function weekdayName(day: Weekday, lang: Language): string {
  return dayWords(`2024-01-0${weekdays.indexOf(day) + 1}`, lang, 'weekday')
}
