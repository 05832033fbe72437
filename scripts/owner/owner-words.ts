import { type AskedKey, createTranslate, type Translate } from '#shared/messages.ts'
import english from './en.json' with { type: 'json' }
import italian from './it.json' with { type: 'json' }
import type { OwnerLanguage } from './owner-language.ts'

type Key = keyof typeof italian | keyof typeof english

/** The compiler names missing keys. */
const dictionaries: Readonly<Record<OwnerLanguage, Readonly<Record<Key, string>>>> = {
  it: italian,
  en: english,
}

export type Say = Translate<AskedKey<Key>>

export const ownerWords: Readonly<Record<OwnerLanguage, Say>> = {
  it: createTranslate(dictionaries.it, 'it'),
  en: createTranslate(dictionaries.en, 'en'),
}
