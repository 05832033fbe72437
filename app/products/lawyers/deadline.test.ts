import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayNumber, weekday } from '#shared/calendar-day.ts'
import { deadline, squares, type Term } from './deadline.ts'
import { holidayOn } from './holidays.ts'

const due = (from: string, days: number, options: Partial<Term> = {}) => {
  const result = deadline({ from, days, suspension: true, ...options })
  return 'refused' in result ? `refused: ${result.refused}` : result.due
}

test('the worked example of the page: thirty days from 9 July 2026', () => {
  expect(deadline({ from: '2026-07-09', days: 30, suspension: true })).toEqual({
    due: '2026-09-08',
    steps: [
      { kind: 'start', day: '2026-07-09' },
      { kind: 'counted', from: '2026-07-10', to: '2026-07-31', days: 22, total: 22 },
      { kind: 'suspended', from: '2026-08-01', to: '2026-08-31', days: 31 },
      { kind: 'counted', from: '2026-09-01', to: '2026-09-08', days: 8, total: 30 },
      { kind: 'due', day: '2026-09-08' },
    ],
  })
})

test.each([
  ['the first day is not counted, the last is (c. 1)', '2026-03-02', 10, '2026-03-12'],
  ['holidays within are counted (c. 3)', '2026-04-02', 12, '2026-04-14'],
  ['an expiry on a Sunday goes to Monday (c. 4)', '2026-07-09', 10, '2026-07-20'],
  ['an expiry on a Saturday goes to Monday (c. 5)', '2026-03-04', 10, '2026-03-16'],
  ['Saturday, Easter and Easter Monday in a row', '2026-03-25', 10, '2026-04-07'],
  ['Christmas, Saint Stephen and a Sunday in a row', '2027-12-15', 10, '2027-12-27'],
  ['4 October 2027, a Monday, is a holiday', '2027-09-24', 10, '2027-10-05'],
  ['4 October 2025 was only a Saturday', '2025-09-24', 10, '2025-10-06'],
  ['29 June counts nowhere but in Rome', '2026-06-19', 10, '2026-06-29'],
  ['a term that starts in August counts 1 September', '2026-08-10', 30, '2026-09-30'],
  ['and so does one that starts on 31 July', '2026-07-31', 1, '2026-09-01'],
  ['or on 31 August', '2026-08-31', 1, '2026-09-01'],
  ['1 September counts though it is a Sunday', '2024-08-10', 10, '2024-09-10'],
  ['a term that ends on Friday 31 July is over before August', '2026-07-21', 10, '2026-07-31'],
  ['a long term meets two Augusts', '2026-07-30', 366, '2027-10-01'],
])('%s', (_, from, days, expected) => {
  expect(due(from, days)).toBe(expected)
})

test('29 June in Rome', () => {
  expect(due('2026-06-19', 10, { rome: true })).toBe('2026-06-30')
})

test('without the suspension August is counted', () => {
  expect(due('2026-07-09', 30, { suspension: false })).toBe('2026-08-10')
  expect(due('2026-08-05', 10, { suspension: false })).toBe('2026-08-17')
})

test('what it does not count it refuses, and says why', () => {
  expect(due('2026-02-30', 10)).toBe('refused: day')
  expect(due('2020-02-28', 30)).toBe('refused: too-early')
  for (const days of [0, -1, 1.5, 1001, Number.NaN]) expect(due('2026-03-02', days)).toBe('refused: length')
  // Saturday 31 July 2027: put off into August. No ruling on it was found.
  expect(due('2027-07-21', 10)).toBe('refused: into-suspension')
  expect(due('2027-07-21', 10, { suspension: false })).toBe('2027-08-02')
})

const terms = fc.record({
  from: fc.integer({ min: dayNumber('2021-01-01'), max: dayNumber('2090-12-31') }),
  days: fc.integer({ min: 1, max: 400 }),
  suspension: fc.boolean(),
  rome: fc.boolean(),
})

test('whatever the term, its last day is a working day outside August, and its steps add up', () => {
  fc.assert(
    fc.property(terms, ({ from, days, suspension, rome }) => {
      const start = addDays('1970-01-01', from)
      const result = deadline({ from: start, days, suspension, rome })
      if ('refused' in result) {
        expect(result.refused).toBe('into-suspension')
        return
      }
      expect(holidayOn(result.due, { rome })).toBeNull()
      expect(weekday(result.due)).not.toBe(6)
      if (suspension) expect(result.due.slice(5, 7)).not.toBe('08')
      const counted = result.steps.flatMap((step) => (step.kind === 'counted' ? step.days : []))
      expect(counted.reduce((sum, one) => sum + one, 0)).toBe(days)
      const drawn = squares(result.steps)
      expect(drawn).toHaveLength(dayNumber(result.due) - from)
      expect(drawn.every((square, index) => square.day === addDays(start, index + 1))).toBe(true)
      expect(drawn.map((square) => square.is).lastIndexOf('due')).toBe(drawn.length - 1)
    }),
    { numRuns: 1000 },
  )
})
