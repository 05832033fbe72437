import { expect, test } from 'vitest'
import { deadline, type Term } from './deadline.ts'

type Counted = Partial<Term> & Pick<Term, 'from' | 'length'>

const counted = (term: Counted) => deadline({ unit: 'days', suspension: true, ...term })

const due = (from: string, length: number, options: Partial<Term> = {}) => {
  const result = counted({ from, length, ...options })
  return 'refused' in result ? `refused: ${result.refused}` : result.due
}

test.each<[what: string, term: Counted, ...steps: string[]]>([
  [
    'thirty days from 9 July 2026, the page’s example',
    { from: '2026-07-09', length: 30 },
    'start 2026-07-09',
    'counted 2026-07-10 2026-07-31 22 22',
    'suspended 2026-08-01 2026-08-31 31',
    'counted 2026-09-01 2026-09-08 8 30',
    'due 2026-09-08',
  ],
  [
    'a month to a day that February has not, moved twice',
    { from: '2026-01-31', length: 1, unit: 'months', suspension: false },
    'start 2026-01-31',
    'calendar 2026-02-28 1 true',
    'moved 2026-02-28 saturday',
    'moved 2026-03-01 holiday',
    'due 2026-03-02',
  ],
  [
    'six months that August extends',
    { from: '2026-07-09', length: 6, unit: 'months' },
    'start 2026-07-09',
    'calendar 2027-01-09 6 false',
    'suspended 2026-08-01 2026-08-31 31',
    'extended 2027-02-09 31',
    'due 2027-02-09',
  ],
  [
    'seventy days before a hearing (art. 166)',
    { from: '2026-12-14', length: 70, back: true },
    'hearing 2026-12-14',
    'counted 2026-12-01 2026-12-13 13 13',
    'counted 2026-11-01 2026-11-30 30 43',
    'counted 2026-10-05 2026-10-31 27 70',
    'dueBack 2026-10-05',
  ],
  [
    'clear days, and an end moved to an earlier day',
    { from: '2026-03-26', length: 10, back: true, free: true },
    'hearing 2026-03-26',
    'counted 2026-03-16 2026-03-25 10 10',
    'free 2026-03-15',
    'movedBack 2026-03-15 holiday',
    'movedBack 2026-03-14 saturday',
    'dueBack 2026-03-13',
  ],
])('steps of %s', (_, term, ...steps) => {
  const result = counted(term)
  expect('steps' in result && result.steps.map((step) => Object.values(step).join(' '))).toEqual(steps)
})

const months = { unit: 'months' } as const
const back = { back: true } as const

// `deadline-twice.test.ts` compares all terms in days with a second computation.
test.each<[what: string, from: string, length: number, due: string, options?: Partial<Term>]>([
  ['Saturday, Easter and Easter Monday in a row', '2026-03-25', 10, '2026-04-07'],
  ['back from Easter Monday over Easter and Saturday', '2026-04-16', 10, '2026-04-03', back],
  ['an end within August: 10 August and 31', '2026-02-10', 6, '2026-09-10', months],
  ['an end on 1 August is suspended', '2026-02-01', 6, '2026-09-01', months],
  ['an end on Friday 31 July is not', '2026-01-31', 6, '2026-07-31', months],
  ['from 31 July all of August lies ahead', '2026-07-31', 3, '2026-12-01', months],
  ['no 30 February: its last day, a Sunday in 2027', '2026-11-30', 3, '2027-03-01', months],
  ['the days added reach the next August (Cass. 16549/2012)', '2026-07-09', 12, '2027-09-09', months],
  ['but not where these end on Monday 31 July (Cass. 2258/1985)', '2027-06-30', 12, '2028-07-31', months],
  ['a year to Saint Stephen’s, a Sunday', '2026-11-25', 12, '2027-12-27', months],
  ['two years to a day that is none', '2028-02-29', 24, '2030-02-28', { ...months, suspension: false }],
])('%s', (_, from, length, expected, options) => {
  expect(due(from, length, options)).toBe(expected)
})

test('refuses invalid and disputed terms with the reason, the disputed ones only with the suspension', () => {
  const always = { suspension: false }
  expect(due('2026-02-30', 10)).toBe('refused: day')
  expect(due('2020-02-28', 30)).toBe('refused: too-early')
  expect(due('2021-01-08', 20, back)).toBe('refused: too-early')
  for (const days of [0, -1, 1.5, 1001, Number.NaN]) expect(due('2026-03-02', days)).toBe('refused: length')
  expect(due('2026-12-14', 2, { ...back, ...months })).toBe('refused: length')
  expect(due('2026-08-20', 10, back)).toBe('refused: from-suspension')
  expect(due('2026-08-10', 6, months)).toBe('refused: from-suspension')
  expect(due('2026-08-10', 6, { ...months, ...always })).toBe('2027-02-10')
  expect(due('2026-09-01', 6, months)).toBe('2027-03-01')
  // Saturday 31 July 2027: put off into August. No ruling on it was found.
  expect(due('2027-07-21', 10)).toBe('refused: into-suspension')
  expect(due('2027-07-21', 10, always)).toBe('2027-08-02')
  expect(due('2026-06-30', 12, months)).toBe('refused: into-suspension')
  // Tuesday 1 September 2026 is the last counted day; clear days would end on 31 August.
  expect(due('2026-09-04', 3, { ...back, free: true })).toBe('refused: into-suspension')
  // 1 September 2024 is a Sunday: the Friday before is in August.
  expect(due('2024-09-04', 3, back)).toBe('refused: into-suspension')
  expect(due('2024-09-04', 3, { ...back, ...always })).toBe('2024-08-30')
})
