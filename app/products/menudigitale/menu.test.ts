import { describe, expect, test } from 'vitest'
import { dishName } from '#app/demo-shop/names.ts'
import { sampleDishes, sampleShop } from '#app/demo-shop/sample-shop.ts'
import { dictionaries, words } from '#tests/helpers/words.ts'
import {
  allergenNumber,
  allergens,
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
})

describe('bounds', () => {
  const dish = (change: Partial<Dish> = {}): Dish => ({
    name: 'Trofie',
    price: 900,
    allergens: [],
    ...change,
  })
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
