import { expect, test } from 'vitest'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { readSource } from '#tests/helpers/sources.ts'
import { ownRules } from './own-rules.ts'
import { schemaFaults } from './schema-faults.ts'

const schema = JSON.parse(readSource('content/people.schema.json'))
const [person] = schema.$defs.row.examples
const [span] = schema.$defs.span.examples
const picture = 'images/people/maria-rossi.jpg'
const images = {
  path: (file: string) => `site/${file}`,
  has: (file: string) => file === picture,
  read: () => Buffer.alloc(0),
}

function faultsIn(file: object): string[] {
  const words = ownerWords.en
  const value = { people: [], hours: [], ...file }
  const broken = schemaFaults(schema, value, 'en')
  const faults = broken.length > 0 ? broken : ownRules('people', value, images, words)
  return faults.map(({ path, text, earlier = [] }) => {
    return `${path.join('.')}: ${text.replace('{{line}}', earlier.join('.'))}`
  })
}

test('the examples and an empty file are valid', () => {
  expect(faultsIn({ people: [person], hours: [span], area: { it: 'Qui', en: 'Here' } })).toEqual([])
  expect(faultsIn({})).toEqual([])
})

test.each<[string, object, RegExp]>([
  [
    'a picture without permission',
    { picture: { file: picture } },
    /^people\.0\.picture\.permission: .*missing/,
  ],
  [
    'a permission without a day',
    { picture: { file: picture, permission: { by: 'Maria' } } },
    /^people\.0\.picture\.permission\.date/,
  ],
  [
    'a picture that is not there',
    { picture: { ...person.picture, file: 'images/people/no.png' } },
    /^people\.0\.picture\.file: site\/images\/people\/no\.png: no such file/,
  ],
  ['a telephone in words', { phone: 'chiama' }, /^people\.0\.phone: "chiama" ≠ .*\+39/],
  ['a role in one language', { role: { it: 'Socio' } }, /^people\.0\.role\.en: .*missing/],
  ['a field of its own', { email: 'a@b.it' }, /^people\.0\.email: unknown field/],
])('a person is refused for %s', (_, change, expected) => {
  expect(faultsIn({ people: [{ ...person, ...change }] })).toEqual([expect.stringMatching(expected)])
})

test.each<[string, object, RegExp]>([
  ['an unknown day', { days: ['lun'] }, /^hours\.1\.days\.0: "lun".*mon, tue/],
  ['no day', { days: [] }, /^hours\.1\.days: \[\] ≠ one or more days/],
  ['the same day twice', { days: ['mon', 'mon'] }, /^hours\.1\.days: .*each once/],
  ['an hour that is none', { opens: '9' }, /^hours\.1\.opens: "9" ≠ .*09:00/],
  ['an end before the beginning', { closes: '09:00' }, /^hours\.1\.closes: 09:00: it closes before/],
  ['hours that are there already', { opens: '12:00' }, /^hours\.1\.opens: .*already on line hours\.0/],
])('hours are refused for %s', (_, change, expected) => {
  const second = { days: ['mon', 'tue'], opens: '15:00', closes: '18:00', ...change }
  expect(faultsIn({ hours: [span, second] })).toEqual([expect.stringMatching(expected)])
})

test('adjacent hours and equal hours on another day are valid', () => {
  const meeting = { days: ['mon'], opens: span.closes, closes: '18:00' }
  expect(faultsIn({ hours: [span, meeting, { ...span, days: ['sun'] }] })).toEqual([])
  expect(faultsIn({ hours: [meeting, span] })).toEqual([])
})
