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

/** Counted texts are looked up without their suffix `_one` or `_other`. */
export type AskedKey<Key> = Key | PluralBase<Key>

export type MessageKey = AskedKey<AnyKey>

/** Flat, in the i18next v4 format. */
export type Dictionary = Readonly<Record<string, string>>

export type Values = Readonly<Record<string, string | number>>

/** Fills in `{{name}}`; `count` selects the plural form and is formatted. */
export type Translate<Key = MessageKey> = (key: Key, values?: Values) => string

/** `fixed` values are available to every text, such as the brand. An unknown key returns itself. */
export function createTranslate<Key extends string = MessageKey>(
  dictionary: Dictionary,
  lang: Language,
  fixed: Values = {},
): Translate<Key> {
  // Created on demand: these take up to 40 ms, and most pages need none at hydration.
  let plural: Intl.PluralRules | undefined
  let number: Intl.NumberFormat | undefined
  const pluralForm = (count: number) => {
    plural ??= new Intl.PluralRules(lang)
    return plural.select(count)
  }
  const written = (value: number) => {
    // Fast path: small numbers look the same in all our languages.
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

export function createTranslations(
  dictionaries: Readonly<Record<Language, Dictionary>>,
  fixed: Values = {},
): Record<Language, Translate> {
  return eachLanguage((lang) => createTranslate(dictionaries[lang], lang, fixed))
}

export function isDictionary(value: unknown): value is Dictionary {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const texts = Object.values(value)
  return texts.length > 0 && texts.every((text) => typeof text === 'string')
}

/** FNV-1a. Pages carry that of their dictionary, so that the browser notices a corrected one. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
