import { expect, test } from 'vitest'
import { allergenNumber, type Dish, type Menu, type MenuSection, menuText } from './menu.ts'
import { menuFault, readMenu, writeMenu } from './menu-text.ts'
import { sampleMenu } from './sample.ts'

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

test.each([
  ['a dish before the first section', 'Prova\nTrofie\t9'],
  ['a colour that was never one', 'Prova\t6'],
  ['a cover charge that is no price', 'Prova\t\t1,5'],
  ['a fourth field of the place', 'Prova\t\t1\tx'],
  ['a price that is none', 'Prova\n\t\nTrofie\t9,50'],
  ['an unknown mark', 'Prova\n\t\nTrofie\t9\tz'],
  ['a seventh field of a dish', 'Prova\n\t\nTrofie\t9\ta\t\t\t\tx'],
])('readMenu refuses %s', (_, text) => {
  expect(readMenu(text)).toEqual({ fault: 'damaged' })
})

test('the sample has its dishes with prices, allergens and both languages', () => {
  expect(writeMenu(sampleMenu).split('\n')).toEqual([
    'Trattoria da Nives',
    '\tAntipasti\tStarters',
    'Bruschetta\t6\ta',
    'Acciughe fritte\t9\tadX\tFried anchovies',
    '\tPrimi\tFirst courses',
    'Trofie al pesto\t12\tag\tTrofie with pesto',
    'Pansoti alle noci\t13\tacgh\tWalnut pansoti',
    '\tDolci\tDesserts',
    'Crostata di fichi\t6\tacg\tFig tart',
  ])
})
