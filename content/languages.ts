import type english from '#site/i18n/en.json'
import type italian from '#site/i18n/it.json'

type LanguageRow = {
  /** BCP 47 language, used in paths and dictionary names. */
  tag: string
  /** BCP 47 with region, for dates and Open Graph. */
  region: string
  name: string
  price: PriceStyle
}

export type PriceStyle = { decimal: string; thousands: string; euro: 'before' | 'after' }

export const languageTable = [
  {
    tag: 'it',
    region: 'it-IT',
    name: 'Italiano',
    price: { decimal: ',', thousands: '.', euro: 'after' },
  },
  {
    tag: 'en',
    region: 'en-GB',
    name: 'English',
    price: { decimal: '.', thousands: ',', euro: 'before' },
  },
] as const satisfies readonly LanguageRow[]

export type Language = (typeof languageTable)[number]['tag']

export const defaultLanguage = 'en' satisfies Language

export type DefaultLanguage = typeof defaultLanguage

/** The compiler names missing keys. */
export type Dictionaries = { it: typeof italian; en: typeof english }

/** A text of the owner's files. A language that it lacks reads the default one: see `textIn()`. */
export type Text = Readonly<Record<DefaultLanguage, string> & Partial<Record<Language, string>>>
