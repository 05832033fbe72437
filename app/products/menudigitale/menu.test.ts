import { expect, test } from 'vitest'
import { dictionaries } from '#tests/helpers/words.ts'
import { allergenNumber, allergens, allergensOf, menuText } from './menu.ts'
import { sampleCorrection, sampleMenu } from './sample.ts'

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

test('the sample has names in both languages and prices in whole coins', () => {
  for (const section of sampleMenu.sections) {
    for (const { name } of [section, ...section.dishes]) {
      expect(menuText(name, 'it')).toMatch(/^\p{Lu}\p{Ll}+/u)
      expect(menuText(name, 'en')).toMatch(/^\p{Lu}\p{Ll}+/u)
    }
    for (const { price } of section.dishes) expect(price % 50).toBe(0)
  }
})

test('the correction of the sample belongs to one of its dishes', () => {
  const dishes = sampleMenu.sections.flatMap((section) => section.dishes)
  const dish = dishes.find(({ name }) => name === sampleCorrection.dish)
  expect(dish?.price).toBeGreaterThan(sampleCorrection.before)
})
