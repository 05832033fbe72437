import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, calendarDay, dayNumber, weekday } from './calendar-day.ts'

test('a day and its number are two forms of one thing', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200_000, max: 200_000 }), (number) => {
      expect(dayNumber(calendarDay(number))).toBe(number)
    }),
  )
})

test('what is no day of the calendar has no number', () => {
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

test('days are added over months, years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
})

test('weekdays, before 1970 too', () => {
  expect(weekday('2026-09-08')).toBe(2)
  expect(weekday('2026-10-04')).toBe(0)
  expect(weekday('1969-12-27')).toBe(6)
})
