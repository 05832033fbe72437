import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/dates.ts'
import { count, firstDay, queryOf, type Typed, turned, typedIn, units, withPreset } from './asked-term.ts'
import { presetsOf } from './presets.ts'

const typed: Typed = { from: '2026-07-09', length: '30', unit: 'days', suspension: true, back: false }
const hearing = { ...typed, from: '2026-12-14', back: true }
const due = (changes: Partial<Typed>) => {
  const counted = count({ ...typed, ...changes })
  return 'result' in counted ? counted.result.due : counted
}

test('counts the typed term', () => {
  expect(due({})).toBe('2026-09-08')
  expect(due({ length: ' 060 ' })).toBe('2026-10-08')
  expect(due({ from: '2099-12-31', length: '1' })).toBe('2100-01-04')
})

test.each<[what: string, Partial<Typed>, field: string, refused: string]>([
  ['an unfinished day', { from: '' }, 'from', 'day'],
  ['a day that is none', { from: '2026-02-30' }, 'from', 'day'],
  ['a year too far', { from: '2100-01-01' }, 'from', 'day'],
  ['a day before 2021', { from: '2020-12-31' }, 'from', 'too-early'],
  ['months from August', { from: '2026-08-10', unit: 'months', length: '6' }, 'from', 'from-suspension'],
  ['no length', { length: '' }, 'length', 'length'],
  ['an exponent', { length: '1e2' }, 'length', 'length'],
  ['an expiry put off into August', { from: '2027-07-21', length: '10' }, 'length', 'into-suspension'],
])('%s is reported at its field', (_, changes, field, refused) => {
  expect(due(changes)).toEqual({ field, refused })
})

test.each([
  ['days', 180],
  ['months', 24],
] as const)('the maximum term in %s is counted, and no longer one', (unit, most) => {
  expect(due({ unit, length: `${most}` })).toMatch(/^20\d\d-/)
  expect(due({ unit, length: `${most + 1}` })).toMatchObject({ refused: 'length' })
})

const asked = (query: string) => typedIn(new URLSearchParams(query))

test('reads a term from the address, also an invalid one', () => {
  expect(asked('from=domani&days=tre')).toEqual({ ...typed, from: '', length: 'tre' })
})

test('missing parts of the address are those of the worked example, on any day', () => {
  expect(asked('')).toEqual(typed)
  expect(asked('days=60')).toEqual({ ...typed, length: '60' })
  expect(asked('from=2026-03-02')).toEqual({ ...typed, from: '2026-03-02' })
})

test.each(['years=1', 'days=30&rome=yes', 'days=90&clear=yes'])(
  'a link of a former release with %s asks for the length anew',
  (query) => {
    expect(count(asked(`from=2026-07-09&${query}`))).toMatchObject({ field: 'length' })
  },
)

test('every valid term survives the round trip through the address', () => {
  const terms = fc.record({
    from: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(firstDay, days)),
    length: fc.integer({ min: 1, max: 30 }),
    unit: fc.constantFrom(...units),
    suspension: fc.boolean(),
    back: fc.boolean(),
  })
  fc.assert(
    fc.property(terms, (any) => {
      const term = any.back ? { ...any, unit: 'days' as const } : any
      const query = Object.entries(queryOf(term)).filter(([, value]) => value)
      expect(typedIn(new URLSearchParams(query))).toEqual({ ...term, length: String(term.length) })
    }),
  )
})

test('terms before a hearing are in days', () => {
  expect(asked('hearing=2026-12-14&days=120')).toEqual({ ...hearing, length: '120' })
  expect(asked('hearing=2026-12-14&months=6')).toEqual(hearing)
  const months = turned({ ...typed, unit: 'months', preset: '327' }, true)
  expect(months).toEqual({ ...typed, unit: 'days', back: true })
  expect(turned(months, false)).toEqual(typed)
})

const forward =
  'days=30&rule=325 days=60&rule=325-2 months=6&rule=327 days=40&rule=641 days=90&suspension=no&rule=481'
const backward =
  'days=120&rule=163-bis days=70&rule=166 days=40&rule=171-ter-1 days=20&rule=171-ter-2 days=10&rule=171-ter-3 days=10&rule=281-undecies'
test.each([
  ['from', forward],
  ['hearing', backward],
])('each preset has the length of its article, also in its address (%s)', (field, asked) => {
  const back = field === 'hearing'
  const queries = presetsOf(back).map(({ id, length, unit }) => {
    const counted = count(withPreset({ ...typed, from: '2026-10-05', back }, id))
    if ('refused' in counted) throw new Error(`${id} is refused.`)
    const query = new URLSearchParams(Object.entries(queryOf(counted.term)).filter(([, value]) => value))
    const said = String(query)
    expect(typedIn(query).preset, id).toBe(id)
    query.set(unit, `${length + 1}`)
    expect(typedIn(query).preset, id).toBeUndefined()
    return said
  })
  expect(queries).toEqual(asked.split(' ').map((rest) => `${field}=2026-10-05&${rest}`))
})

test('withPreset sets length, clear days and suspension', () => {
  expect(due(withPreset(hearing, '166'))).toBe('2026-10-05')
  expect(due(withPreset(hearing, '163-bis'))).toBe('2026-07-15')
  expect(due(withPreset({ ...typed, suspension: false }, '325'))).toBe('2026-09-08')
  expect(withPreset(hearing, '325').preset).toBeUndefined()
})
