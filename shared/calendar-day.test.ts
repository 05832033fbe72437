import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, calendarDay, dayNumber, weekday } from './calendar-day.ts'

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

test('weekday works before 1970 too', () => {
  expect(weekday('2026-09-08')).toBe(2)
  expect(weekday('2026-10-04')).toBe(0)
  expect(weekday('1969-12-27')).toBe(6)
})
