import type { Language } from '#shared/locale.ts'

/**
 * The fourteen substances of Annex II of Regulation (EU) 1169/2011, in its order: a dish's menu shows their numbers,
 * counted from 1. Names are the dictionary keys `allergen.<id>`. Nuts are those that the Annex lists: almonds,
 * hazelnuts, walnuts, cashews, pecans, Brazil nuts, pistachios, macadamias; pine nuts are not among them.
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

/** What a restaurateur may choose as the menu's colour: accents of the site, each legible in the light and the dark. */
export const themes = [
  'menudigitale',
  'easycomande',
  'easydelivery',
  'warehouse',
  'costaeventi',
  'lawyers',
] as const

export type Theme = (typeof themes)[number]

/** The languages in which a menu can be written: the code in its address has room for these two. */
export const guestLanguages = ['it', 'en'] as const

export type GuestLanguage = (typeof guestLanguages)[number]

/** A restaurateur's own words: one text for all guests, or one in each of their languages. */
export type MenuText = string | Readonly<Record<GuestLanguage, string>>

export type Dish = {
  name: MenuText
  description?: MenuText
  /** Euro cents, so that sums are exact; 0 where no price is stated. */
  price: number
  allergens: readonly Allergen[]
  marks?: readonly DishMark[]
  /** Finished for today: shown struck out, so that nobody orders it. */
  isSoldOut?: boolean
}

/** Its name may be empty: a menu without headings has one part. */
export type MenuPart = { name: MenuText; dishes: readonly Dish[] }

export type Menu = {
  name: string
  parts: readonly MenuPart[]
  /** The first of the list where none is chosen. */
  theme?: Theme
  /** The cover charge in euro cents, where the place has one. */
  cover?: number
}

/** The text in a language; one that was written only once serves for every language. */
export function menuText(text: MenuText, lang: Language): string {
  return typeof text === 'string' ? text : text[guestLanguage(lang)] || text.it || text.en
}

/** The language in which a visitor of the site reads a menu. */
export function guestLanguage(lang: Language): GuestLanguage {
  return guestLanguages.find((id) => id === lang) ?? 'en'
}

/** The language that a visitor of the site writes beside their own. */
export function otherGuestLanguage(lang: Language): GuestLanguage {
  return guestLanguage(lang) === 'it' ? 'en' : 'it'
}

/** What a visitor wrote in their own language and in the other. */
export function inBothLanguages(lang: Language, own: string, other: string): MenuText {
  return guestLanguage(lang) === 'it' ? { it: own, en: other } : { it: other, en: own }
}

/** Rows with a number to know them by: two dishes may have the same name. */
export function numbered<Row extends object>(rows: readonly Row[]): readonly (Row & { id: number })[] {
  return rows.map((row, id) => ({ ...row, id }))
}

/** The number that stands for an allergen on the menu: 1 to 14, its place in Annex II. */
export function allergenNumber(allergen: Allergen): number {
  return allergens.indexOf(allergen) + 1
}

/** The allergens that a menu names at least once, in the order of the Annex: its legend. */
export function allergensOf(menu: Menu): readonly Allergen[] {
  const named = new Set(menu.parts.flatMap((part) => part.dishes.flatMap((dish) => dish.allergens)))
  return allergens.filter((allergen) => named.has(allergen))
}
