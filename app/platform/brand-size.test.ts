import { expect, test } from 'vitest'
import { brandSize } from './brand-size.ts'

test.each([
  ['Largo', 'large'],
  ['Medium', 'medium'],
  ['Sedici in tutto.', 'medium'],
  ['Diciassette lett.', 'small'],
  ['Dieciparol', 'medium'],
  ['Undiciparol', 'small'],
  ['Due-Undiciparo', 'medium'],
  ['Due-Undiciparol', 'small'],
  ['', 'large'],
])('%s is set %s', (brand, size) => {
  expect(brandSize(brand)).toBe(size)
})
