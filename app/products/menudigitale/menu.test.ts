import { describe, expect, test } from 'vitest'
import { dishName } from '#app/demo-shop/names.ts'
import { sampleDishes, sampleShop } from '#app/demo-shop/sample-shop.ts'
import { words } from '#tests/helpers/words.ts'
import {
  allergenNumber,
  allergensOf,
  type Dish,
  guestLanguages,
  type Menu,
  type MenuSection,
  menuText,
} from './menu.ts'
import { menuFault, menuLimits, readMenu } from './menu-text.ts'
import { sampleMenu } from './sample.ts'
import { sampleIn, shopDishes } from './todays-sample.ts'

describe('menu', () => {
  test('the fourteen allergens have the numbers of Annex II', () => {
    expect(allergenNumber('milk')).toBe(7)
    expect(allergenNumber('molluscs')).toBe(14)
  })

  test('allergensOf has the menu’s allergens once, in order', () => {
    expect(allergensOf(sampleMenu)).toEqual(['gluten', 'eggs', 'fish', 'milk', 'nuts'])
  })

  test('menuText falls back to the only text', () => {
    expect(menuText('Focaccia', 'en')).toBe('Focaccia')
    expect(menuText({ it: 'Primi', en: 'First courses' }, 'en')).toBe('First courses')
    expect(menuText({ it: 'Primi', en: '' }, 'en')).toBe('Primi')
  })
})

describe('bounds', () => {
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
  ])('accepts the maximum of %s and refuses one more', (what, of, fault) => {
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
})

describe('finished dishes', () => {
  const dishes = sampleMenu.sections.flatMap((section) => section.dishes)

  test.for(guestLanguages)('each dish of the sample has name and price of the shop’s (%s)', (lang) => {
    expect(dishes.length).toBeGreaterThan(0)
    for (const { name, price } of dishes) {
      const shop = shopDishes.get(menuText(name, 'it')) ?? ''
      expect(menuText(name, lang)).toBe(dishName(shop, words(lang)))
      expect(sampleDishes.find((dish) => dish.id === shop)?.price).toBe(price)
    }
  })

  test('the sample agrees with the untouched shop, and follows its finished dishes', () => {
    const out = (menu: Menu) =>
      menu.sections.flatMap((section) => section.dishes.map((dish) => Boolean(dish.isSoldOut)))
    expect(out(sampleIn(sampleShop))).toEqual(out(sampleMenu))
    const finished = sampleShop.dishes.map((dish) => ({ ...dish, isFinished: dish.id === 'pansoti' }))
    expect(out(sampleIn({ dishes: finished }))).toEqual([false, false, false, true, false])
  })
})
