import { addDays, type CalendarDay, calendarDay, dayNumber, weekday } from '#shared/calendar-day.ts'

/** By month and day: L. 260/1949 as amended. */
const fixed = {
  '01-01': 'newYear',
  '01-06': 'epiphany',
  '04-25': 'liberation',
  '05-01': 'labour',
  '06-02': 'republic',
  '08-15': 'assumption',
  '10-04': 'francis',
  '11-01': 'allSaints',
  '12-08': 'immaculate',
  '12-25': 'christmas',
  '12-26': 'stephen',
} as const

export type Holiday = (typeof fixed)[keyof typeof fixed] | 'easterMonday' | 'sunday'

/** L. 8-10-2025 n. 151: Saint Francis of Assisi is a holiday from this year. */
const francisFrom = 2026

/**
 * For art. 155 c.p.c. A named holiday takes precedence over 'sunday'. Patron saints' days do not count (App.
 * Milano 5251/2018).
 */
export function holidayOn(day: CalendarDay): Holiday | null {
  const year = Number(day.slice(0, 4))
  const name = Object.entries(fixed).find(([date]) => date === day.slice(5))?.[1]
  if (name && (name !== 'francis' || year >= francisFrom)) return name
  if (day === addDays(easter(year), 1)) return 'easterMonday'
  return weekday(day) === 0 ? 'sunday' : null
}

/** The month that L. 742/1969 art. 1 suspends. */
export function isAugust(day: CalendarDay): boolean {
  return day.slice(5, 7) === '08'
}

/** Why a term cannot expire on this day (art. 155 c.p.c., c. 4 and 5); null where it can. */
export function reasonToMove(day: CalendarDay): Holiday | 'saturday' | null {
  return holidayOn(day) ?? (weekday(day) === 6 ? 'saturday' : null)
}

/** Meeus, Jones and Butcher. */
export function easter(year: number): CalendarDay {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const m = Math.floor((a + 11 * d + 22 * e) / 451)
  return calendarDay(dayNumber(`${year}-03-01`) + d + e - 7 * m + 21)
}
