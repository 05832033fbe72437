import type { Language } from '#shared/locale.ts'

/**
 * The fourteen of Annex II of Regulation (EU) 1169/2011, in its order: menus show their numbers, counted from
 * 1. "Nuts" are only those that the Annex lists; pine nuts are not among them. Names are the keys
 * `allergen.<id>`.
 */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const

export type Allergen = (typeof allergens)[number]

export const dishMarks = ['vegetarian', 'vegan', 'frozen', 'thawed'] as const

export type DishMark = (typeof dishMarks)[number]

/** Only two: the code in a menu's address has no room for more. */
const guestLanguages = ['it', 'en'] as const

export type GuestLanguage = (typeof guestLanguages)[number]

/** One text for all guests, or one in each of their languages. */
export type MenuText = string | Readonly<Record<GuestLanguage, string>>

export type Dish = {
  name: MenuText
  description?: MenuText
  /** In euro cents; 0 where no price is stated. */
  price: number
  allergens: readonly Allergen[]
  marks?: readonly DishMark[]
  isSoldOut?: boolean
}

/** The name may be empty: a menu without headings has one section. */
export type MenuSection = { name: MenuText; dishes: readonly Dish[] }

export type Menu = {
  name: string
  sections: readonly MenuSection[]
  /** In euro cents. */
  cover?: number
}

/** A text in one language only serves for both. */
export function menuText(text: MenuText, lang: Language): string {
  return typeof text === 'string' ? text : text[guestLanguage(lang)] || text.it || text.en
}

export function guestLanguage(lang: Language): GuestLanguage {
  return guestLanguages.find((id) => id === lang) ?? 'en'
}

export function otherGuestLanguage(lang: Language): GuestLanguage {
  return guestLanguage(lang) === 'it' ? 'en' : 'it'
}

export function inBothLanguages(lang: Language, own: string, other: string): MenuText {
  return guestLanguage(lang) === 'it' ? { it: own, en: other } : { it: other, en: own }
}

/** 1 to 14, the place in Annex II. */
export function allergenNumber(allergen: Allergen): number {
  return allergens.indexOf(allergen) + 1
}

/** In the order of the Annex. */
export function allergensOf(menu: Menu): readonly Allergen[] {
  const named = new Set(menu.sections.flatMap((section) => section.dishes.flatMap((dish) => dish.allergens)))
  return allergens.filter((allergen) => named.has(allergen))
}
