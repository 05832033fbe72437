import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayNumber } from '#shared/calendar-day.ts'
import { deadline, type Term } from './deadline.ts'

const before = (from: string, length: number, options: Partial<Term> = {}) =>
  deadline({ from, length, unit: 'days', suspension: true, rome: false, back: true, ...options })

const due = (from: string, length: number, options: Partial<Term> = {}) => {
  const result = before(from, length, options)
  return 'refused' in result ? `refused: ${result.refused}` : result.due
}

test('counts seventy days before a hearing of 14 December 2026 (art. 166)', () => {
  expect(before('2026-12-14', 70)).toEqual({
    due: '2026-10-05',
    steps: [
      { kind: 'hearing', day: '2026-12-14' },
      { kind: 'counted', from: '2026-12-01', to: '2026-12-13', days: 13, total: 13 },
      { kind: 'counted', from: '2026-11-01', to: '2026-11-30', days: 30, total: 43 },
      { kind: 'counted', from: '2026-10-05', to: '2026-10-31', days: 27, total: 70 },
      { kind: 'dueBack', day: '2026-10-05' },
    ],
  })
})

test.each<[what: string, from: string, days: number, due: string, options?: Partial<Term>]>([
  ['a Sunday goes over Saturday to Friday', '2026-03-25', 10, '2026-03-13'],
  ['Easter Monday, Easter, Saturday: Friday', '2026-04-16', 10, '2026-04-03'],
  ['29 June in Rome, a Monday in 2026: Friday before', '2026-07-09', 10, '2026-06-26', { rome: true }],
  ['August is passed over', '2026-09-11', 20, '2026-07-22'],
])('%s', (_, from, days, expected, options) => {
  expect(due(from, days, options)).toBe(expected)
})

test('refuses disputed and invalid terms', () => {
  expect(due('2026-08-20', 10)).toBe('refused: from-suspension')
  // Tuesday 1 September 2026 is the last counted day; clear days would end on 31 August.
  expect(due('2026-09-04', 3, { free: true })).toBe('refused: into-suspension')
  // 1 September 2024 is a Sunday: the Friday before is in August.
  expect(due('2024-09-04', 3)).toBe('refused: into-suspension')
  expect(due('2024-09-04', 3, { suspension: false })).toBe('2024-08-30')
  expect(due('2021-01-08', 20)).toBe('refused: too-early')
  expect(due('2026-12-14', 2, { unit: 'months' })).toBe('refused: length')
})

test('steps of clear days and of an end moved to an earlier day', () => {
  expect(before('2026-03-26', 10, { free: true })).toEqual({
    due: '2026-03-13',
    steps: [
      { kind: 'hearing', day: '2026-03-26' },
      { kind: 'counted', from: '2026-03-16', to: '2026-03-25', days: 10, total: 10 },
      { kind: 'free', day: '2026-03-15' },
      { kind: 'movedBack', day: '2026-03-15', because: 'sunday' },
      { kind: 'movedBack', day: '2026-03-14', because: 'saturday' },
      { kind: 'dueBack', day: '2026-03-13' },
    ],
  })
})

/** Independent of the code under test: lists of days, and Easter by Gauss's rule of 1900 to 2099. */
const dayMs = 86_400_000
const iso = (time: number) => new Date(time).toISOString().slice(0, 10)

function gaussEaster(year: number): string {
  const [a, b, c] = [year % 19, year % 4, year % 7]
  const d = (19 * a + 24) % 30
  const e = (2 * b + 4 * c + 6 * d + 5) % 7
  const late = (d === 29 && e === 6) || (d === 28 && e === 6 && a > 10) ? 7 : 0
  return iso(Date.UTC(year, 2, 22 + d + e - late))
}

const feasts = ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-25', '12-26']

function isFree(time: number, rome: boolean): boolean {
  const day = iso(time)
  const date = day.slice(5)
  const year = new Date(time).getUTCFullYear()
  if ([0, 6].includes(new Date(time).getUTCDay()) || feasts.includes(date)) return true
  if (date === '10-04' && year >= 2026) return true
  return (rome && date === '06-29') || iso(time - dayMs) === gaussEaster(year)
}

/** Counts day by day, skipping August; the term ends on the day numbered `length`. */
function second({ from, length, suspension, rome, back, free }: Term): string | null {
  const step = back ? -dayMs : dayMs
  const isOff = (time: number) => suspension && new Date(time).getUTCMonth() === 7
  let time = Date.parse(from)
  if (back && isOff(time)) return null
  for (let counted = 0; counted < length; ) {
    time += step
    if (!isOff(time)) counted += 1
  }
  if (free) time += step
  while (isFree(time, rome)) time += step
  return isOff(time) || iso(time) < '2021' ? null : iso(time)
}

const terms = fc.record({
  from: fc
    .integer({ min: dayNumber('2021-01-01'), max: dayNumber('2090-12-31') })
    .map((number) => addDays('1970-01-01', number)),
  length: fc.integer({ min: 1, max: 400 }),
  unit: fc.constant('days' as const),
  suspension: fc.boolean(),
  rome: fc.boolean(),
})

describe('deadline, against a second computation', () => {
  test.each([
    ['forward', { back: false, free: false }],
    ['backward', { back: true, free: false }],
    ['backward in clear days', { back: true, free: true }],
  ])('%s: same days and refusals', (_, direction) => {
    fc.assert(
      fc.property(terms, (rest) => {
        const term = { ...rest, ...direction }
        const result = deadline(term)
        expect('refused' in result ? null : result.due).toBe(second(term))
      }),
      { numRuns: 2_000 },
    )
  })
})
