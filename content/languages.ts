import type english from '#site/i18n/en.json'
import type italian from '#site/i18n/it.json'

/**
 * One row a language, in the order in which visitors are offered them. Types, guards, file names, `hreflang`, the
 * switch, the checks of the dictionaries and the mails are derived from this table.
 */
type LanguageRow = {
  /** The language alone (BCP 47): the first part of its pages' addresses and the name of its dictionary. */
  tag: string
  /** The language as it is written in one country, for dates and for the cards of social networks. */
  region: string
  /** In the language itself. */
  name: string
  /** The language of visitors who ask for none of these. Exactly one row has it. */
  isDefault?: true
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
    isDefault: true,
    price: { decimal: '.', thousands: ',', euro: 'before' },
  },
] as const satisfies readonly LanguageRow[]

export type Language = (typeof languageTable)[number]['tag']

export type DefaultLanguage = Extract<(typeof languageTable)[number], { isDefault: true }>['tag']

/** The dictionary of each row: the compiler names the keys that one of them lacks. */
export type Dictionaries = { it: typeof italian; en: typeof english }
