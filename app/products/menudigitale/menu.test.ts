import { expect, test } from 'vitest'
import { allergenNumber, type Dish, type Menu, type MenuSection, menuText } from './menu.ts'
import { menuFault, menuLimits, readMenu } from './menu-text.ts'

test('the fourteen allergens have the numbers of Annex II', () => {
  expect(allergenNumber('milk')).toBe(7)
  expect(allergenNumber('molluscs')).toBe(14)
})

test('menuText falls back to the only text', () => {
  expect(menuText('Focaccia', 'en')).toBe('Focaccia')
  expect(menuText({ it: 'Primi', en: 'First courses' }, 'en')).toBe('First courses')
  expect(menuText({ it: 'Primi', en: '' }, 'en')).toBe('Primi')
})

const dish: Dish = { name: 'Trofie', price: 900, allergens: [] }
const menu = (dishes: readonly Dish[], more: readonly MenuSection[] = []): Menu => ({
  name: 'Prova',
  sections: [{ name: 'Primi', dishes }, ...more],
})
const section: MenuSection = { name: 'Primi', dishes: [] }

test.each<[what: keyof typeof menuLimits, of: (count: number) => Menu, fault: string]>([
  ['dishes', (count) => menu(Array(count).fill(dish)), 'crowded'],
  ['sections', (count) => menu([dish], Array(count - 1).fill(section)), 'crowded'],
  ['name', (count) => menu([{ ...dish, name: 'a'.repeat(count) }]), 'long'],
  ['text', (count) => menu([{ ...dish, description: 'a'.repeat(count) }]), 'long'],
])('a menu may have the maximum of %s, and not one more', (what, of, fault) => {
  const most = menuLimits[what]
  expect([menuFault(of(most)), menuFault(of(most + 1))]).toEqual([undefined, fault])
})

test('a menu without dishes is valid with a name', () => {
  expect(menuFault({ name: '', sections: [] })).toBe('empty')
  expect(menuFault({ name: 'Prova', sections: [] })).toBeUndefined()
  expect(menuFault({ ...menu([dish]), name: '' })).toBeUndefined()
})

test('readMenu refuses a dish before the first section', () => {
  expect(readMenu('Prova\nTrofie\t9').fault).toBe('damaged')
})
