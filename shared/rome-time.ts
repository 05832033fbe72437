import { type CalendarDay, calendarDay } from './dates.ts'

const hour = 3_600_000
const day = 24 * hour

/** The instant of a local time (`HH:MM`) in Italy, independent of the machine's time zone. */
export function romeMoment(on: CalendarDay, time: string): Date {
  const shown = Date.parse(`${on}T${time}:00Z`)
  // The offset may differ at the first guess, so compute it again from there.
  const guess = shown - romeOffset(shown)
  return new Date(shown - romeOffset(guess))
}

/** The date in Italy, independent of the machine's time zone. */
export function romeDay(moment: Date): CalendarDay {
  const time = moment.getTime()
  return calendarDay(Math.floor((time + romeOffset(time)) / day))
}

/** Milliseconds, by directive 2000/84/EC. The first use of `Intl` would block a page for 20 ms. */
function romeOffset(moment: number): number {
  const year = new Date(moment).getUTCFullYear()
  const isSummer = moment >= lastSunday(year, 3) + hour && moment < lastSunday(year, 10) + hour
  return isSummer ? 2 * hour : hour
}

/** Only for months with 31 days. */
function lastSunday(year: number, month: 3 | 10): number {
  const last = Date.UTC(year, month - 1, 31)
  return last - new Date(last).getUTCDay() * day
}
