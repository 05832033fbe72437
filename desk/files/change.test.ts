import { expect, test } from 'vitest'
import { applyChange, ChangedMeanwhile, inverseOf } from './change.ts'

const text = `{
  "clients": [
    { "id": "bar",   "name": "Bar" },
    { "id": "forno", "name": "Forno" }
  ],
  "about": "Noi."
}
`
const [bar, forno] = JSON.parse(text).clients
const sala = { id: 'sala', name: 'Sala' }

test('applyChange of a row leaves all other lines unchanged', () => {
  const after = { id: 'forno', name: 'Il forno' }
  const changed = applyChange(text, { path: ['clients', 1], before: forno, after })
  expect(JSON.parse(changed).clients).toEqual([bar, after])
  expect(changed).toContain('    { "id": "bar",   "name": "Bar" },\n')
})

test('applyChange finds a moved row', () => {
  const moved = applyChange(text, { path: ['clients', 0], after: sala })
  const after = { id: 'bar', name: 'Bar Blu' }
  const changed = applyChange(moved, { path: ['clients', 0], before: bar, after })
  expect(JSON.parse(changed).clients).toEqual([sala, after, forno])
})

test('applyChange refuses a row changed meanwhile and reports its present value', () => {
  const change = { path: ['clients', 0], before: { id: 'bar', name: 'Vecchio' }, after: bar }
  expect(() => applyChange(text, change)).toThrow(expect.objectContaining({ current: bar }))
})

test('applyChange refuses to add a text that exists', () => {
  expect(() => applyChange(text, { path: ['about'], after: 'Altro.' })).toThrow(ChangedMeanwhile)
})

test('applyChange refuses a row that is there already, as one removed, typed again and restored', () => {
  const removed = applyChange(text, { path: ['clients', 0], before: bar })
  const again = { path: ['clients', 1], after: bar }
  const typed = applyChange(removed, again)
  expect(() => applyChange(typed, { path: ['clients', 0], after: bar })).toThrow(ChangedMeanwhile)
  expect(applyChange(typed, inverseOf(again))).toBe(removed)
})

test.each([
  ['a changed row', { path: ['clients', 1], before: forno, after: { id: 'forno', name: 'Nuovo' } }],
  ['a new row', { path: ['clients', 1], after: sala }],
  ['a removed row', { path: ['clients', 0], before: bar }],
  ['a value', { path: ['about'], before: 'Noi.', after: 'Noi due.' }],
  ['a new value', { path: ['area'], after: 'Genova' }],
])('the inverse of %s gives back what was', (_, change) => {
  const changed = applyChange(text, change)
  expect(JSON.parse(changed)).not.toEqual(JSON.parse(text))
  expect(JSON.parse(applyChange(changed, inverseOf(change)))).toEqual(JSON.parse(text))
})
