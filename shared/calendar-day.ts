/** A day without a time or a zone, as `YYYY-MM-DD`: the form in which data and addresses carry it. */
export type CalendarDay = string

const millisecondsADay = 86_400_000

/** Days since 1 January 1970; `NaN` for what is no day of the calendar, such as 30 February. */
export function dayNumber(day: CalendarDay): number {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return Number.NaN
  const number = Date.parse(`${day}T00:00:00Z`) / millisecondsADay
  return Number.isNaN(number) || calendarDay(number) !== day ? Number.NaN : number
}

/** The day with this number: the inverse of `dayNumber`. */
export function calendarDay(number: number): CalendarDay {
  return new Date(number * millisecondsADay).toISOString().slice(0, 10)
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return calendarDay(dayNumber(day) + days)
}

/** The day with the same number so many months later; the last of that month where it has no such day. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const [first, next] = [monthStart(month), monthStart(month + 1)]
  return calendarDay(Math.min(first + Number(day.slice(8)), next) - 1)
}

/** The number of the first day of a month, which is itself counted from the year 0. */
function monthStart(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12) / millisecondsADay
}

/** 0 is Sunday, 6 is Saturday. */
export function weekday(day: CalendarDay): number {
  return (((dayNumber(day) + 4) % 7) + 7) % 7
}
