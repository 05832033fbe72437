import { expect, test } from 'vitest'
import { readTerms } from '#content/terms.ts'
import { priceOffers } from './price-offers.ts'

const [both] = readTerms({
  terms: [{ offering: 'lawyers', price: { once: 1250, monthly: 19.9, from: true, vat: 'excluded' } }],
})

test('each amount is an offer with a decimal point and its period', () => {
  const common = { currency: 'EUR', isFrom: true, isVatIncluded: false }
  expect(priceOffers('lawyers', both)).toEqual([
    { ...common, unit: 'monthly', amount: '19.90', period: 'P1M' },
    { ...common, unit: 'once', amount: '1250.00', period: null },
  ])
})

test('a row on quotation has no offer', () => {
  expect(priceOffers('lawyers', { offering: 'lawyers' })).toEqual([])
})
