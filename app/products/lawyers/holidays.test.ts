import { expect, test } from 'vitest'
import { easter, holidayOn } from './holidays.ts'

test.each([
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [2285, '2285-03-22'],
])('Easter of %i', (year, day) => {
  expect(easter(year)).toBe(day)
})

test('a year has twelve holidays', () => {
  const days = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
  )
  const named = days
    .map((day) => `${day.slice(5)} ${holidayOn(day)}`)
    .filter((day) => !/ (null|sunday)$/.test(day))
  expect(named).toEqual([
    '01-01 newYear',
    '01-06 epiphany',
    '03-29 easterMonday',
    '04-25 liberation',
    '05-01 labour',
    '06-02 republic',
    '08-15 assumption',
    '10-04 francis',
    '11-01 allSaints',
    '12-08 immaculate',
    '12-25 christmas',
    '12-26 stephen',
  ])
})

test('4 October is a holiday from 2026', () => {
  expect(['2025-10-04', '2026-10-04'].map(holidayOn)).toEqual([null, 'francis'])
})
