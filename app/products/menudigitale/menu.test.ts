import { expect, test } from 'vitest'
import { dictionaries } from '#tests/helpers/words.ts'
import { allergenNumber, allergens, allergensOf, menuText } from './menu.ts'
import { sampleMenu } from './sample.ts'

test('the fourteen allergens have the numbers of Annex II', () => {
  expect(allergens).toHaveLength(14)
  expect(allergens.map(allergenNumber)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1))
  expect(allergenNumber('milk')).toBe(7)
  expect(allergenNumber('molluscs')).toBe(14)
  for (const allergen of allergens) expect(dictionaries.it).toHaveProperty([`allergen.${allergen}`])
})

test('allergensOf has the menu’s allergens once, in order', () => {
  expect(allergensOf(sampleMenu)).toEqual(['gluten', 'eggs', 'fish', 'milk', 'nuts'])
})

test('menuText falls back to the only text', () => {
  expect(menuText('Focaccia', 'en')).toBe('Focaccia')
  expect(menuText({ it: 'Primi', en: 'First courses' }, 'en')).toBe('First courses')
  expect(menuText({ it: 'Primi', en: '' }, 'en')).toBe('Primi')
})
