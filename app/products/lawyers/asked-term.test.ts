import { expect, test } from 'vitest'
import { count, exampleTerm, queryOf, requireCount, typedIn } from './asked-term.ts'

const typed = { from: '2026-07-09', days: '30', suspension: true }
const due = (changes: Partial<typeof typed>) => {
  const counted = count({ ...typed, ...changes })
  return 'result' in counted ? counted.result.due : counted
}

test('what is typed is counted', () => {
  expect(due({})).toBe('2026-09-08')
  expect(due({ days: ' 060 ' })).toBe('2026-10-08')
  expect(due({ suspension: false })).toBe('2026-08-10')
})

test.each([
  ['an unfinished day', { from: '' }, 'from', 'day'],
  ['a day that is none', { from: '2026-02-30' }, 'from', 'day'],
  ['a year too far', { from: '2100-01-01' }, 'from', 'day'],
  ['a day before 2021', { from: '2020-12-31' }, 'from', 'too-early'],
  ['no days', { days: '' }, 'days', 'length'],
  ['nought', { days: '0' }, 'days', 'length'],
  ['too many', { days: '181' }, 'days', 'length'],
  ['a fraction', { days: '1.5' }, 'days', 'length'],
  ['an exponent', { days: '1e2' }, 'days', 'length'],
  [
    'an expiry that would be put off into August',
    { from: '2027-07-21', days: '10' },
    'days',
    'into-suspension',
  ],
])('%s is told at its field', (_, changes, field, refused) => {
  expect(due(changes)).toEqual({ field, refused })
})

test('an address brings a term back, and the example needs none', () => {
  expect(queryOf(exampleTerm)).toEqual({ from: '', days: '', suspension: '' })
  const term = { from: '2026-03-02', days: 60, suspension: false }
  const query = queryOf(term)
  expect(query).toEqual({ from: '2026-03-02', days: '60', suspension: 'no' })
  expect(count(typedIn(new URLSearchParams(query)))).toEqual(requireCount(term))
  expect(typedIn(new URLSearchParams('days=60'))).toEqual({ ...typed, days: '60' })
  expect(typedIn(new URLSearchParams('from=domani&days=tre'))).toEqual({ ...typed, from: '', days: 'tre' })
  expect(typedIn(new URLSearchParams())).toEqual(typed)
})

test('a term in code must be right', () => {
  expect(() => requireCount({ ...exampleTerm, days: 0 })).toThrow('The term is refused: length.')
})
