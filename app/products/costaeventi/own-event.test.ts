import fc from 'fast-check'
import { expect, test } from 'vitest'
import { events, posters } from '#content/events.ts'
import {
  blankEvent,
  faultsOf,
  firstDate,
  lastDate,
  longestText,
  ownEvent,
  ownId,
  queryOf,
  typedIn,
} from './own-event.ts'

const feast = { ...blankEvent, title: ' Festa del patrono ', place: 'Sagrato', poster: 'fish' } as const

test('ownEvent with name, day and time is an event in both languages', () => {
  expect(ownEvent(feast)).toMatchObject({
    id: ownId,
    example: false,
    title: { it: 'Festa del patrono', en: 'Festa del patrono' },
  })
  expect(events.map(({ id }) => id)).not.toContain(ownId)
  // The blank form already has a date and a time.
  expect(ownEvent({ ...blankEvent, title: 'Sagra' })).not.toBeNull()
  for (const date of [firstDate, lastDate]) expect(ownEvent({ ...feast, date })).not.toBeNull()
})

test.each([
  [{ title: '  ' }, { date: false, time: false }],
  [{ date: '' }, { date: true, time: false }],
  [{ date: '2027-02-30' }, { date: true, time: false }],
  [{ date: '12027-01-01' }, { date: true, time: false }],
  [{ date: '2020-12-31' }, { date: true, time: false }],
  [{ date: '2100-01-01' }, { date: true, time: false }],
  [{ time: '' }, { date: false, time: true }],
  [{ time: '24:00' }, { date: false, time: true }],
])('ownEvent with %j is null', (change, faults) => {
  expect(ownEvent({ ...feast, ...change })).toBeNull()
  expect(faultsOf({ ...feast, ...change })).toEqual(faults)
})

test('an event survives the round trip through the address; a blank one has no address', () => {
  const text = fc
    .string({ maxLength: longestText + 20, unit: 'grapheme-composite', size: 'max' })
    .map((any) =>
      any
        .replace(/\s+/g, ' ')
        .slice(0, longestText)
        .replace(/\p{Cs}$/u, ''),
    )
  const any = fc.record({
    title: text,
    place: text,
    date: fc.constantFrom('2027-06-12', '2028-02-29', ''),
    time: fc.constantFrom('18:00', '08:05', ''),
    poster: fc.constantFrom(...posters),
  })
  fc.assert(
    fc.property(any, (typed) => {
      const query = new URLSearchParams(Object.entries(queryOf(typed)).filter(([, value]) => value))
      const back = typedIn(new URLSearchParams(query.toString()))
      expect(back).toEqual({
        ...typed,
        date: typed.date || blankEvent.date,
        time: typed.time || blankEvent.time,
      })
    }),
  )
  expect(Object.values(queryOf(blankEvent)).join('')).toBe('')
})

test('a surrogate pair is not split at the maximum length', () => {
  const title = (text: string) => typedIn(new URLSearchParams({ title: text })).title
  expect(title(`${'a'.repeat(longestText - 1)}𝄞b`)).toBe('a'.repeat(longestText - 1))
  expect(title(`${'a'.repeat(longestText - 2)}𝄞b`)).toBe(`${'a'.repeat(longestText - 2)}𝄞`)
})

test('typedIn sanitises an invalid address', () => {
  const query = new URLSearchParams({ title: `a\r\nb${'x'.repeat(500)}`, poster: 'virus', date: 'soon' })
  expect(typedIn(query)).toMatchObject({ poster: blankEvent.poster, date: '' })
  expect(typedIn(query).title).toMatch(/^a bx{97}$/)
  expect(ownEvent(typedIn(query))).toBeNull()
})
