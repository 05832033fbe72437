import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { schemaFaults } from './schema-faults.ts'
import { termsRules } from './terms-rules.ts'

const schema = JSON.parse(readFileSync(`${projectRoot}/content/terms.schema.json`, 'utf8'))

/** As in the check: the rules run only if the schema matches. */
function faultsIn(price: object): string[] {
  const rows = [{ offering: 'lawyers', price }]
  const broken = schemaFaults(schema, { terms: rows }, 'en')
  const faults = broken.length > 0 ? broken : termsRules(rows, ownerWords.en)
  return faults.map(({ path, text }) => `${path.slice(2).join('.')}: ${text}`)
}

test.each<[string, object, RegExp]>([
  ['a price without an amount', { vat: 'excluded' }, /^price: needs an amount/],
  ['a price that does not speak of VAT', { monthly: 10 }, /^price\.vat: .*included/],
  [
    'an amount on quotation',
    { once: 10, vat: 'included', quotation: true },
    /^price\.quotation: .*take out one/,
  ],
  ['a tenth of a cent', { once: 10.005, vat: 'included' }, /^price\.once: 10\.005: at most two decimals/],
  ['an amount in words', { once: '10 euro', vat: 'included' }, /^price\.once: "10 euro" ≠ a number/],
  ['an amount that is nothing', { yearly: 0, vat: 'included' }, /^price\.yearly: 0 ≠ .*19\.90/],
  ['a misspelt amount', { montly: 10, vat: 'included' }, /^price\.montly: unknown field.*monthly/],
  ['VAT in words', { yearly: 10, vat: 'no' }, /^price\.vat: "no": is not one of: excluded, included/],
])('%s is reported', (_, price, expected) => {
  expect(faultsIn(price)).toEqual([expect.stringMatching(expected)])
})

test.each<object>([
  { quotation: true },
  { monthly: 19.9, yearly: 0.29, once: 1.15, vat: 'included', from: true },
  { once: 999_999.99, vat: 'excluded', quotation: false },
])('%j is a valid price', (price) => {
  expect(faultsIn(price)).toEqual([])
})
