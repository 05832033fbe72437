import { expect, test } from 'vitest'
import { easter, holidayOn } from './holidays.ts'

test.each([
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [2285, '2285-03-22'],
])('Easter of %i', (year, day) => {
  expect(easter(year)).toBe(day)
})

test('a year has twelve holidays, thirteen in Rome', () => {
  const named = (rome: boolean) =>
    Array.from({ length: 365 }, (_, index) =>
      new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
    )
      .map((day) => ({ day, name: holidayOn(day, { rome }) }))
      .filter(({ name }) => name !== null && name !== 'sunday')
  expect(named(false).map(({ day, name }) => `${day.slice(5)} ${name}`)).toEqual([
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
  expect(named(true)).toHaveLength(13)
  expect(holidayOn('2026-06-29', { rome: true })).toBe('romePatrons')
})

test('4 October is a holiday from 2026', () => {
  expect(['2025-10-04', '2026-10-04'].map((day) => holidayOn(day))).toEqual([null, 'francis'])
})
