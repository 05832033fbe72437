import { addDays, type CalendarDay, calendarDay, dayNumber, weekday } from '#shared/dates.ts'

/** Month and day: L. 260/1949 as amended, without Saint Francis. */
const fixed = ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-25', '12-26']

/**
 * For art. 155 c.p.c. Patron saints' days do not count (App. Milano 5251/2018). Saint Francis of Assisi is a
 * holiday from 2026 (L. 8-10-2025 n. 151).
 */
function isHoliday(day: CalendarDay): boolean {
  const year = Number(day.slice(0, 4))
  const date = day.slice(5)
  if (fixed.includes(date) || (date === '10-04' && year >= 2026)) return true
  return weekday(day) === 0 || day === addDays(easter(year), 1)
}

/** The month that L. 742/1969 art. 1 suspends. */
export function isAugust(day: CalendarDay): boolean {
  return day.slice(5, 7) === '08'
}

/** Why a term cannot expire on this day (art. 155 c.p.c., c. 4 and 5); null where it can. */
export function reasonToMove(day: CalendarDay): 'holiday' | 'saturday' | null {
  if (isHoliday(day)) return 'holiday'
  return weekday(day) === 6 ? 'saturday' : null
}

/** Meeus, Jones and Butcher. */
function easter(year: number): CalendarDay {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const m = Math.floor((a + 11 * d + 22 * e) / 451)
  return calendarDay(dayNumber(`${year}-03-01`) + d + e - 7 * m + 21)
}
