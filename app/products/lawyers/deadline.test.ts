import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayNumber } from '#shared/calendar-day.ts'
import { deadline, type Term } from './deadline.ts'

const termOf = (from: string, length: number, options: Partial<Term> = {}): Term => ({
  from,
  length,
  unit: 'days',
  suspension: true,
  rome: false,
  ...options,
})

const due = (from: string, length: number, options: Partial<Term> = {}) => {
  const result = deadline(termOf(from, length, options))
  return 'refused' in result ? `refused: ${result.refused}` : result.due
}

test("counts thirty days from 9 July 2026, the page's example", () => {
  expect(deadline(termOf('2026-07-09', 30))).toEqual({
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

// `backward.test.ts` compares all terms in days with a second computation.
test.each([
  ['the first day is not counted, the last is (c. 1)', '2026-03-02', 10, '2026-03-12'],
  ['an expiry on a Sunday goes to Monday (c. 4)', '2026-07-09', 10, '2026-07-20'],
  ['Saturday, Easter and Easter Monday in a row', '2026-03-25', 10, '2026-04-07'],
  ['a term that starts in August counts 1 September', '2026-08-10', 30, '2026-09-30'],
  ['a long term meets two Augusts', '2026-07-30', 366, '2027-10-01'],
])('%s', (_, from, days, expected) => {
  expect(due(from, days)).toBe(expected)
})

test('refuses invalid and disputed terms with the reason', () => {
  expect(due('2026-02-30', 10)).toBe('refused: day')
  expect(due('2020-02-28', 30)).toBe('refused: too-early')
  for (const days of [0, -1, 1.5, 1001, Number.NaN]) expect(due('2026-03-02', days)).toBe('refused: length')
  // Saturday 31 July 2027: put off into August. No ruling on it was found.
  expect(due('2027-07-21', 10)).toBe('refused: into-suspension')
  expect(due('2027-07-21', 10, { suspension: false })).toBe('2027-08-02')
})

test.each([
  ['an end within August: 10 August and 31', '2026-02-10', 6, '2026-09-10'],
  ['an end on 1 August is suspended', '2026-02-01', 6, '2026-09-01'],
  ['an end on Friday 31 July is not', '2026-01-31', 6, '2026-07-31'],
  ['from 31 July all of August lies ahead: 31 October and 31', '2026-07-31', 3, '2026-12-01'],
  ['no 30 February: its last day, a Sunday in 2027, then Monday', '2026-11-30', 3, '2027-03-01'],
  [
    '12 months meet the next August through the days added (Cass. 16549/2012)',
    '2026-07-09',
    12,
    '2027-09-09',
  ],
  ['but not where these end on Monday 31 July (Cass. 2258/1985)', '2027-06-30', 12, '2028-07-31'],
])('months: %s', (_, from, months, expected) => {
  expect(due(from, months, { unit: 'months' })).toBe(expected)
})

test('steps of a term in months', () => {
  expect(deadline(termOf('2026-01-31', 1, { unit: 'months', suspension: false }))).toEqual({
    due: '2026-03-02',
    steps: [
      { kind: 'start', day: '2026-01-31' },
      { kind: 'calendar', day: '2026-02-28', length: 1, unit: 'months', isLastOfMonth: true },
      { kind: 'moved', day: '2026-02-28', because: 'saturday' },
      { kind: 'moved', day: '2026-03-01', because: 'sunday' },
      { kind: 'due', day: '2026-03-02' },
    ],
  })
  expect(deadline(termOf('2026-07-09', 6, { unit: 'months' }))).toEqual({
    due: '2027-02-09',
    steps: [
      { kind: 'start', day: '2026-07-09' },
      { kind: 'calendar', day: '2027-01-09', length: 6, unit: 'months', isLastOfMonth: false },
      { kind: 'suspended', from: '2026-08-01', to: '2026-08-31', days: 31 },
      { kind: 'extended', day: '2027-02-09', days: 31 },
      { kind: 'due', day: '2027-02-09' },
    ],
  })
})

test('a year counts as twelve months', () => {
  // Saint Stephen’s is a Sunday.
  expect(due('2026-11-25', 1, { unit: 'years' })).toBe('2027-12-27')
  expect(due('2028-02-29', 2, { unit: 'years', suspension: false })).toBe('2030-02-28')
  expect(due('2026-07-09', 1, { unit: 'years' })).toBe(due('2026-07-09', 12, { unit: 'months' }))
})

test('months from August are refused with the suspension', () => {
  expect(due('2026-08-10', 6, { unit: 'months' })).toBe('refused: from-suspension')
  expect(due('2026-08-01', 1, { unit: 'years' })).toBe('refused: from-suspension')
  expect(due('2026-08-10', 6, { unit: 'months', suspension: false })).toBe('2027-02-10')
  expect(due('2026-09-01', 6, { unit: 'months' })).toBe('2027-03-01')
  // 30 June 2027 and 31 days: Saturday 31 July.
  expect(due('2026-06-30', 1, { unit: 'years' })).toBe('refused: into-suspension')
})

const terms = fc.record({
  from: fc
    .integer({ min: dayNumber('2021-01-01'), max: dayNumber('2090-12-31') })
    .map((number) => addDays('1970-01-01', number)),
  suspension: fc.boolean(),
  rome: fc.boolean(),
})

test('a term in months ends with the term of as many days', () => {
  fc.assert(
    fc.property(terms, fc.integer({ min: 1, max: 30 }), (rest, length) => {
      const month = Number(rest.from.slice(5, 7)) - 1 + length
      const [first, last] = [0, 1].map((more) =>
        new Date(Date.UTC(Number(rest.from.slice(0, 4)), month + more, 1 - more)).toISOString().slice(0, 10),
      )
      const sameDay = `${first?.slice(0, 8)}${rest.from.slice(8)}`
      const days = dayNumber(sameDay > `${last}` ? `${last}` : sameDay) - dayNumber(rest.from)
      const result = deadline({ ...rest, unit: 'months', length })
      if ('refused' in result && result.refused === 'from-suspension') {
        expect(rest.suspension && rest.from.slice(5, 7)).toBe('08')
        return
      }
      const inDays = deadline({ ...rest, unit: 'days', length: days })
      const end = (of: typeof result) => ('due' in of ? of.due : of.refused)
      expect(end(result)).toBe(end(inDays))
    }),
    { numRuns: 300 },
  )
})
