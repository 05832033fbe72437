import { expect, test } from 'vitest'
import { allergenNumber, type Dish, type Menu, type MenuSection, menuText } from './menu.ts'
import { menuFault, readMenu } from './menu-text.ts'

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

test.each<[most: number, what: string, of: (count: number) => Menu, fault: string]>([
  [200, 'dishes', (count) => menu(Array(count).fill(dish)), 'crowded'],
  [40, 'sections', (count) => menu([dish], Array(count - 1).fill(section)), 'crowded'],
  [80, 'characters in a name', (count) => menu([{ ...dish, name: 'a'.repeat(count) }]), 'long'],
  [240, 'characters in a text', (count) => menu([{ ...dish, description: 'a'.repeat(count) }]), 'long'],
])('a menu may have %i %s, and not one more', (most, _, of, fault) => {
  expect([menuFault(of(most)), menuFault(of(most + 1))]).toEqual([undefined, fault])
})

test('a menu without dishes is valid with a name', () => {
  expect(menuFault({ name: '', sections: [] })).toBe('empty')
  expect(menuFault({ name: 'Prova', sections: [] })).toBeUndefined()
  expect(menuFault({ ...menu([dish]), name: '' })).toBeUndefined()
})

const damaged =
  '\nTrofie\t9|\t6|\t\t1,5|\t\t1\tx|\n\t\nTrofie\t9,50|\n\t\nTrofie\t9\tz|\n\t\nTrofie\t9\ta\t\t\t\tx'
test.each(damaged.split('|'))('readMenu refuses %j', (rest) => {
  expect(readMenu(`Prova${rest}`)).toEqual({ fault: 'damaged' })
})
