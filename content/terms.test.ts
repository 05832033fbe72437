import { expect, test } from 'vitest'
import { readClaims } from './claims.ts'
import { priceFrame } from './price.ts'
import { readTerms } from './terms.ts'

const text = { it: 'Uno.', en: 'One.' }

test('priceFrame has amounts in cents, in display order', () => {
  expect(priceFrame({ once: 250, yearly: 0.29, monthly: 19.9, vat: 'included' })).toEqual({
    amounts: [
      { unit: 'monthly', cents: 1990 },
      { unit: 'yearly', cents: 29 },
      { unit: 'once', cents: 25_000 },
    ],
    isFrom: false,
    isVatIncluded: true,
  })
  expect(priceFrame({ monthly: 1.15, from: true, vat: 'excluded' })).toMatchObject({
    amounts: [{ unit: 'monthly', cents: 115 }],
    isFrom: true,
    isVatIncluded: false,
  })
})

test('a row on quotation has no price', () => {
  expect(priceFrame({ quotation: true })).toBeUndefined()
  const [row] = readTerms({ terms: [{ offering: 'lawyers', price: { quotation: true }, setupDays: 3 }] })
  expect(row).toEqual({ offering: 'lawyers', setupDays: 3 })
})

test('readTerms drops offerings that cannot be asked for', () => {
  const terms = ['warehouse', 'reservations', 'till'].map((offering) => ({ offering, dependsOn: text }))
  expect(readTerms({ terms })).toEqual([{ offering: 'warehouse', dependsOn: text }])
})

test('readClaims drops claims that are off or have an unknown offering or kind', () => {
  const row = { enable: 1, offering: 'lawyers', kind: 'needs', text }
  const changes = [{}, { enable: 0 }, { offering: 'clients' }, { kind: 'perhaps' }, { kind: 'making' }]
  expect(readClaims({ claims: changes.map((change) => ({ ...row, ...change })) })).toEqual([
    { id: '0', offering: 'lawyers', kind: 'needs', text },
    { id: '4', offering: 'lawyers', kind: 'making', text },
  ])
})
