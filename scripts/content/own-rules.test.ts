import { expect, test } from 'vitest'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { readSource } from '#tests/helpers/sources.ts'
import { ownRules } from './own-rules.ts'
import type { OwnerFile } from './owner-files.ts'
import { schemaFaults } from './schema-faults.ts'

const schemaOf = (name: OwnerFile) => JSON.parse(readSource(`content/${name}.schema.json`))
const [real, quoted, madeUp] = schemaOf('clients').$defs.row.examples
const [person] = schemaOf('people').$defs.row.examples
const [span] = schemaOf('people').$defs.span.examples

const missing = 'images/people/no.png'
const images = {
  path: (file: string) => `site/${file}`,
  has: (file: string) => file !== missing,
  read: () => Buffer.alloc(0),
}

/** As in the check: the rules run only if the file matches its schema. */
function faultsIn(name: OwnerFile, content: object): string[] {
  const value = JSON.parse(JSON.stringify(content))
  const broken = schemaFaults(schemaOf(name), value, 'en')
  const faults = broken.length > 0 ? broken : ownRules(name, value, images, ownerWords.en)
  return faults.map(({ path, text, earlier = [] }) => {
    return `${path.join('.')}: ${text.replace('{{line}}', earlier.join('.'))}`
  })
}

const faultsOfClients = (...clients: object[]) => faultsIn('clients', { clients })

test('an example of each kind of client is valid', () => {
  expect([real.permission, quoted.quotation, madeUp.demonstration].every(Boolean)).toBe(true)
  expect(faultsOfClients(real, quoted, madeUp)).toEqual([])
})

test('the sectors of a former file are ignored, whatever they are', () => {
  const clients = [{ ...real, sector: 'food' }, { ...quoted, sector: '' }, madeUp]
  expect(faultsIn('clients', { sectors: [{ id: 'shops' }, { id: 'shops' }], clients })).toEqual([])
})

test('a client without a kind is a valid draft; a real one may have `opens`', () => {
  const { permission: _, ...draft } = real
  expect(faultsOfClients(draft, { ...real, id: 'other', opens: madeUp.opens })).toEqual([])
})

const quoting = (change: object) => ({ ...quoted, quotation: { ...quoted.quotation, ...change } })

test.each<[string, object, RegExp]>([
  ['two kinds', { ...real, demonstration: true, opens: madeUp.opens }, /clients\.0\.permission: .*one thing/],
  ['a quotation not permitted', quoting({ permission: undefined }), /quotation\.permission: .*missing/],
  ['a quotation with stars', quoting({ stars: 5 }), /^clients\.0\.quotation\.stars: unknown field/],
  ['a permission without a day', { ...real, permission: { by: 'A', scope: 'B' } }, /\.permission\.date: /],
  ['a demonstration of nothing', { ...madeUp, opens: undefined }, /^clients\.0\.opens: .*tried on this site/],
  [
    'a demonstration of a place that is not there',
    { ...madeUp, opens: { page: 'home', anchor: 'till' } },
    /^clients\.0\.opens: home#till: is not one of: .*home#warehouse/,
  ],
])('of clients %s is refused', (_, row, expected) => {
  expect(faultsOfClients(row)).toEqual([expect.stringMatching(expected)])
})

const faultsOfPeople = (file: object) => faultsIn('people', { people: [], hours: [], ...file })

test('the examples of people and an empty file are valid', () => {
  expect(faultsOfPeople({ people: [person], hours: [span], area: { it: 'Qui', en: 'Here' } })).toEqual([])
  expect(faultsOfPeople({})).toEqual([])
})

const pictured = (change: object) => ({ picture: { ...person.picture, ...change } })

test.each<[string, object, RegExp]>([
  ['no permission', pictured({ permission: undefined }), /^people\.0\.picture\.permission: .*missing/],
  ['a permission without a day', pictured({ permission: { by: 'Maria' } }), /\.0\.picture\.permission\.date/],
  ['a lost picture', pictured({ file: missing }), /picture\.file: site\/images\/people\/no\.png: no such/],
  ['a telephone in words', { phone: 'chiama' }, /^people\.0\.phone: "chiama" ≠ .*\+39/],
  ['a role in one language', { role: { it: 'Socio' } }, /^people\.0\.role\.en: .*missing/],
  ['a field of its own', { email: 'a@b.it' }, /^people\.0\.email: unknown field/],
])('a person is refused for %s', (_, change, expected) => {
  expect(faultsOfPeople({ people: [{ ...person, ...change }] })).toEqual([expect.stringMatching(expected)])
})

test.each<[string, object, RegExp]>([
  ['an unknown day', { days: ['lun'] }, /^hours\.1\.days\.0: "lun".*mon, tue/],
  ['no day', { days: [] }, /^hours\.1\.days: \[\] ≠ one or more days/],
  ['the same day twice', { days: ['mon', 'mon'] }, /^hours\.1\.days: .*each once/],
  ['an hour that is none', { opens: '9' }, /^hours\.1\.opens: "9" ≠ .*09:00/],
  ['an end before the beginning', { closes: '09:00' }, /^hours\.1\.closes: 09:00: it closes before/],
  ['an end at the beginning', { closes: '15:00' }, /^hours\.1\.closes: 15:00: it closes before/],
  ['hours that are there already', { opens: '12:00' }, /^hours\.1\.opens: .*already on line hours\.0/],
])('hours are refused for %s', (_, change, expected) => {
  const second = { days: ['mon', 'tue'], opens: '15:00', closes: '18:00', ...change }
  expect(faultsOfPeople({ hours: [span, second] })).toEqual([expect.stringMatching(expected)])
})

test('adjacent hours and equal hours on another day are valid', () => {
  const meeting = { days: ['mon'], opens: span.closes, closes: '18:00' }
  expect(faultsOfPeople({ hours: [span, meeting, { ...span, days: ['sun'] }] })).toEqual([])
  expect(faultsOfPeople({ hours: [meeting, span] })).toEqual([])
})

const faultsOfPrice = (price: object) => faultsIn('terms', { terms: [{ offering: 'lawyers', price }] })

test.each<[string, object, RegExp]>([
  ['a price without an amount', { vat: 'excluded' }, /price: Write an amount/],
  ['a price that does not speak of VAT', { monthly: 10 }, /price\.vat: Choose whether VAT/],
  ['both prices', { once: 10, vat: 'included', quotation: true }, /price\.quotation: .*take out one/],
  ['a tenth of a cent', { once: 10.005, vat: 'included' }, /price\.once: 10\.005: at most two decimals/],
  ['an amount in words', { once: '10 euro', vat: 'included' }, /price\.once: "10 euro" ≠ a number/],
  ['VAT in words', { yearly: 10, vat: 'no' }, /price\.vat: "no": is not one of: excluded, included/],
])('%s is reported', (_, price, expected) => {
  const [fault, ...others] = faultsOfPrice(price)
  expect([fault, others]).toEqual([expect.stringMatching(`^terms\\.0\\.${expected.source}`), []])
})

test.each<object>([
  { quotation: true },
  { monthly: 19.9, yearly: 0.29, once: 1.15, vat: 'included', from: true },
  { once: 999_999.99, vat: 'excluded', quotation: false },
])('%j is a valid price', (price) => {
  expect(faultsOfPrice(price)).toEqual([])
})
