import { describe, expect, test } from 'vitest'
import type { Dish, Menu, MenuSection } from './menu.ts'
import { menuFault, menuLimits, readMenu } from './menu-text.ts'

const dish = (change: Partial<Dish> = {}): Dish => ({ name: 'Trofie', price: 900, allergens: [], ...change })
const menu = (dishes: readonly Dish[], more: readonly MenuSection[] = []): Menu => ({
  name: 'Prova',
  sections: [{ name: 'Primi', dishes }, ...more],
})
const sections = (count: number) => Array.from({ length: count }, () => ({ name: 'Primi', dishes: [] }))
const dishes = (count: number) => Array.from({ length: count }, () => dish())

test.each<[what: string, full: Menu, over: Menu, fault: string]>([
  ['dishes', menu(dishes(menuLimits.dishes)), menu(dishes(menuLimits.dishes + 1)), 'crowded'],
  [
    'sections',
    menu([dish()], sections(menuLimits.sections - 1)),
    menu([dish()], sections(menuLimits.sections)),
    'crowded',
  ],
  [
    'letters of a name',
    menu([dish({ name: 'a'.repeat(menuLimits.name) })]),
    menu([dish({ name: 'a'.repeat(menuLimits.name + 1) })]),
    'long',
  ],
  [
    'letters of a description',
    menu([dish({ description: 'a'.repeat(menuLimits.text) })]),
    menu([dish({ description: 'a'.repeat(menuLimits.text + 1) })]),
    'long',
  ],
])('accepts the maximum of %s and refuses one more', (_, full, over, fault) => {
  expect([menuFault(full), menuFault(over)]).toEqual([undefined, fault])
})

test('a menu without dishes is valid with a name', () => {
  expect(menuFault({ name: '', sections: [] })).toBe('empty')
  expect(menuFault({ name: 'Prova', sections: [] })).toBeUndefined()
  expect(menuFault({ ...menu([dish()]), name: '' })).toBeUndefined()
})

describe('readMenu', () => {
  const text = (sections: number, each: number) =>
    `Prova${`\n\tPrimi${'\nTrofie\t9'.repeat(each)}`.repeat(sections)}`

  test('accepts the maximum of sections and dishes and refuses one more', () => {
    expect(readMenu(text(menuLimits.sections, 1)).fault).toBeUndefined()
    expect(readMenu(text(menuLimits.sections + 1, 1)).fault).toBe('crowded')
    expect(readMenu(text(1, menuLimits.dishes)).fault).toBeUndefined()
    expect(readMenu(text(1, menuLimits.dishes + 1)).fault).toBe('crowded')
  })

  test('refuses a dish before the first section', () => {
    expect(readMenu('Prova\nTrofie\t9').fault).toBe('damaged')
  })
})
