import { expect, test } from 'vitest'
import type { ClientFile } from '#content/clients.ts'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { readSource } from '#tests/helpers/sources.ts'
import { clientRules } from './client-rules.ts'
import { schemaFaults } from './schema-faults.ts'

const schema = JSON.parse(readSource('content/clients.schema.json'))
const [real, quoted, madeUp] = schema.$defs.row.examples
const sectors = ['food', 'shops'].map((id) => ({ id, name: { it: id, en: id } }))
const images = { path: String, has: () => true, read: () => Buffer.alloc(0) }

function faultsIn(...clients: object[]): string[] {
  const words = ownerWords.en
  const file: { sectors: ClientFile['sectors']; clients: readonly object[] } = { sectors, clients }
  const broken = schemaFaults(schema, file, 'en')
  const faults = broken.length > 0 ? broken : clientRules(file as ClientFile, images, words)
  return faults.map(({ path, text }) => `${path.join('.')}: ${text}`)
}

test('an example of each kind of client is valid', () => {
  expect([real.permission, quoted.quotation, madeUp.demonstration].every(Boolean)).toBe(true)
  expect(faultsIn(real, quoted, madeUp)).toEqual([])
})

test('a client without a kind is a valid draft; a real one may have `opens`', () => {
  const { permission: _, ...draft } = real
  expect(faultsIn(draft, { ...real, opens: madeUp.opens })).toEqual([])
})

test.each<[string, object, RegExp]>([
  [
    'two kinds',
    { ...real, demonstration: true, opens: madeUp.opens },
    /^clients\.0\.permission: .*one thing/,
  ],
  [
    'a quotation beside a permission',
    { ...real, quotation: quoted.quotation },
    /^clients\.0\.quotation: .*one thing/,
  ],
  [
    'a quotation without permission',
    { ...quoted, quotation: { ...quoted.quotation, permission: undefined } },
    /^clients\.0\.quotation\.permission: .*missing/,
  ],
  [
    'a quotation with stars',
    { ...quoted, quotation: { ...quoted.quotation, stars: 5 } },
    /^clients\.0\.quotation\.stars: unknown field/,
  ],
  ['a demonstration of nothing', { ...madeUp, opens: undefined }, /^clients\.0\.opens: .*tried on this site/],
  [
    'a demonstration of a place that is not there',
    { ...madeUp, opens: { page: 'home', anchor: 'till' } },
    /^clients\.0\.opens: home#till: is not one of: .*home#warehouse/,
  ],
  [
    'a demonstration of the top of home',
    { ...madeUp, opens: { page: 'home', anchor: 'bannerTop' } },
    /^clients\.0\.opens: home#bannerTop: is not one of/,
  ],
])('%s is refused', (_, row, expected) => {
  expect(faultsIn(JSON.parse(JSON.stringify(row)))).toEqual([expect.stringMatching(expected)])
})
