import type { Dictionaries, Language } from '#content/languages.ts'
import { eachLanguage } from './locale.ts'

type AnyKey = { [lang in Language]: keyof Dictionaries[lang] }[Language]
type MissingKey = {
  [lang in Language]: `missing in ${lang}.json: ${Exclude<AnyKey, keyof Dictionaries[lang]>}`
}[Language]
type AssertNone<None extends never> = None

/** Compiles only while every dictionary has every key; the error names the language and the key. @public */
export type EveryKeyIsThere = AssertNone<MissingKey>

type PluralBase<Key> = Key extends `${infer Base}_other` ? Base : never

/** How the keys of a dictionary are asked for: those of a counted text without `_one` or `_other` too. */
export type AskedKey<Key> = Key | PluralBase<Key>

/** Every key of the site's dictionaries. */
export type MessageKey = AskedKey<AnyKey>

/** A dictionary as it travels: flat, in the i18next v4 format. */
export type Dictionary = Readonly<Record<string, string>>

export type Values = Readonly<Record<string, string | number>>

/** Gives the text of a key with its `{{name}}` places filled; `count` chooses the plural form and is formatted. */
export type Translate<Key = MessageKey> = (key: Key, values?: Values) => string

/** `fixed` are values that every text may use, such as the brand. An unknown key gives itself back. */
export function createTranslate<Key extends string = MessageKey>(
  dictionary: Dictionary,
  lang: Language,
  fixed: Values = {},
): Translate<Key> {
  // Made when first needed: a browser takes up to 40 ms for them, and most pages count little when they wake.
  let plural: Intl.PluralRules | undefined
  let number: Intl.NumberFormat | undefined
  const pluralForm = (count: number) => {
    plural ??= new Intl.PluralRules(lang)
    return plural.select(count)
  }
  const written = (value: number) => {
    // So small a count is written the same wherever digits are these, and needs no browser's rules for it.
    if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
    number ??= new Intl.NumberFormat(lang)
    return number.format(value)
  }
  return (key, values = {}) => {
    const all: Values = { ...fixed, ...values }
    const plural = typeof all.count === 'number' ? pluralForm(all.count) : ''
    const text = dictionary[`${key}_${plural}`] ?? dictionary[key] ?? dictionary[`${key}_other`] ?? key
    return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
      const value = all[name]
      if (value === undefined) return placeholder
      return typeof value === 'number' ? written(value) : value
    })
  }
}

/** The words of every language, with the same `fixed` values. */
export function createTranslations(
  dictionaries: Readonly<Record<Language, Dictionary>>,
  fixed: Values = {},
): Record<Language, Translate> {
  return eachLanguage((lang) => createTranslate(dictionaries[lang], lang, fixed))
}

/** Whether something parsed from a file or an answer can serve as a dictionary. */
export function isDictionary(value: unknown): value is Dictionary {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const texts = Object.values(value)
  return texts.length > 0 && texts.every((text) => typeof text === 'string')
}

/**
 * A short fingerprint of a dictionary's bytes as text (FNV-1a, 32 bits, base 36): the page carries the one that it was
 * rendered with, so that the browser can tell a corrected dictionary. Not for security.
 */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
