import { expect, test } from 'vitest'
import { euroText, parsePrice, priceText } from './price.ts'

test.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12.50', 1250],
  ['12,', 1200],
  [' € 0,80 ', 80],
  ['999,99', 99999],
])('parsePrice reads %j', (text, cents) => {
  expect(parsePrice(text)).toBe(cents)
})

test.each(['', ' ', 'dodici', '12,505', '1.200,00', '1000', '-3', '0', '0,00', '12,5,0', '1e2'])(
  'parsePrice(%j) is null',
  (text) => {
    expect(parsePrice(text)).toBeNull()
  },
)

test('priceText has the language’s decimal separator and groups thousands', () => {
  expect([priceText(1250, 'it'), priceText(600, 'en')]).toEqual(['12,50', '6.00'])
  expect([priceText(123_456_789, 'it'), priceText(100_000, 'en')]).toEqual(['1.234.567,89', '1,000.00'])
  expect(priceText(99_999, 'it')).toBe('999,99')
})

test('euroText puts the euro sign where the language does', () => {
  expect(euroText(1248, 'it')).toBe('12,48\u00a0€')
  expect(euroText(5, 'en')).toBe('€0.05')
})
