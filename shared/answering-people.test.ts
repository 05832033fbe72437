import { expect, test } from 'vitest'
import { answeringPeople, initials } from './answering-people.ts'

const role = { it: 'Titolare', en: 'Owner' }
const permission = { by: 'Anna', date: '2026-11-20' }
const picture = { name: 'anna', fingerprint: '0', width: 600, height: 600, color: '#ffffff' }

test('answeringPeople drops permissions and pictures that were not rendered', () => {
  const people = [
    { name: 'Anna', role, phone: '+39 0187 1', picture: { file: 'a.svg', permission } },
    { name: 'Bice', role, picture: { file: 'b.svg', permission } },
  ]
  const shown = answeringPeople({ people, hours: [] }, (file) => (file === 'a.svg' ? picture : undefined))
  expect(shown).toEqual({
    people: [
      { name: 'Anna', role, phone: '+39 0187 1', picture },
      { name: 'Bice', role },
    ],
    hours: [],
  })
})

test.each([
  ['Anna Ferri', 'AF'],
  ['anna maria ferri', 'AF'],
  ['Élodie', 'É'],
  ['Piero de’ Bassi', 'PB'],
  ['  ', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
