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

test('the legend names what the menu has, once and in order', () => {
  expect(allergensOf(sampleMenu)).toEqual(['gluten', 'eggs', 'fish', 'milk', 'nuts'])
})

test('a text that was written once serves for both languages', () => {
  expect(menuText('Focaccia', 'en')).toBe('Focaccia')
  expect(menuText({ it: 'Primi', en: 'First courses' }, 'en')).toBe('First courses')
  expect(menuText({ it: 'Primi', en: '' }, 'en')).toBe('Primi')
})

test('the example is a menu as a guest would read it: a name for everything, prices of whole coins', () => {
  for (const section of sampleMenu.sections) {
    for (const { name } of [section, ...section.dishes]) {
      expect(menuText(name, 'it')).toMatch(/^\p{Lu}\p{Ll}+/u)
      expect(menuText(name, 'en')).toMatch(/^\p{Lu}\p{Ll}+/u)
    }
    for (const { price } of section.dishes) expect(price % 50).toBe(0)
  }
})

test('the correction of the example is to a dish of the menu', () => {
  const dishes = sampleMenu.sections.flatMap((section) => section.dishes)
  const dish = dishes.find(({ name }) => name === sampleCorrection.dish)
  expect(dish?.price).toBeGreaterThan(sampleCorrection.before)
})
