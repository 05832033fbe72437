import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, calendarDay, dayNumber } from './calendar-day.ts'
import { romeDay, romeMoment } from './rome-time.ts'

test('dayNumber and calendarDay are inverse', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200_000, max: 200_000 }), (number) => {
      expect(dayNumber(calendarDay(number))).toBe(number)
    }),
  )
})

test('dayNumber refuses invalid dates', () => {
  for (const day of [
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-1-1',
    '',
    'tomorrow',
    '2026-07-09T10:00',
  ]) {
    expect(dayNumber(day)).toBeNaN()
  }
})

test('addDays crosses months, years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
})

test.each([
  ['2026-07-09', 6, '2027-01-09'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-10-31', 1, '2026-11-30'],
  ['2026-07-09', 0, '2026-07-09'],
])('addMonths(%s, %i)', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later)
})

test('romeDay and romeMoment equal Intl over forty years', () => {
  const wall = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Rome',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const hour = 3_600_000
  const wrong: string[] = []
  // Five hours do not divide a week, so every hour is tried, those of the change too.
  for (let moment = Date.UTC(2000); moment < Date.UTC(2040); moment += 5 * hour) {
    const shown = wall.format(moment)
    const [day = '', time = ''] = shown.split(' ')
    const back = romeMoment(day, time).getTime()
    // At the end of summer an hour is shown twice; the clock alone cannot tell which it is.
    const isRight = back === moment || (Math.abs(back - moment) === hour && wall.format(back) === shown)
    if (!isRight || romeDay(new Date(moment)) !== day) wrong.push(shown)
  }
  expect(wrong).toEqual([])
})
