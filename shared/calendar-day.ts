/** `YYYY-MM-DD`, without time or time zone. */
export type CalendarDay = string

const millisecondsADay = 86_400_000

/** Days since 1970-01-01; `NaN` for invalid dates such as 30 February. */
export function dayNumber(day: CalendarDay): number {
  const number = Date.parse(`${day}T00:00:00Z`) / millisecondsADay
  return Number.isNaN(number) || calendarDay(number) !== day ? Number.NaN : number
}

export function calendarDay(number: number): CalendarDay {
  return new Date(number * millisecondsADay).toISOString().slice(0, 10)
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return calendarDay(dayNumber(day) + days)
}

/** Clamped to the last day of the month. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const [first, next] = [monthStart(month), monthStart(month + 1)]
  return calendarDay(Math.min(first + Number(day.slice(8)), next) - 1)
}

/** `month` is counted from the year 0. */
function monthStart(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12) / millisecondsADay
}

export function weekday(day: CalendarDay): number {
  return (((dayNumber(day) + 4) % 7) + 7) % 7
}
