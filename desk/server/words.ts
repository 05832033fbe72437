import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { type AskedKey, createTranslate, type Translate } from '#shared/messages.ts'
import english from './en.json' with { type: 'json' }
import italian from './it.json' with { type: 'json' }

type Key = keyof typeof italian | keyof typeof english

/** The compiler names missing keys. */
const dictionaries: Readonly<Record<OwnerLanguage, Readonly<Record<Key, string>>>> = {
  it: italian,
  en: english,
}

/** The server's own texts; those of the pages are in the folder of each room. */
export type DeskSay = Translate<AskedKey<Key>>

export const say: Readonly<Record<OwnerLanguage, DeskSay>> = {
  it: createTranslate(dictionaries.it, 'it'),
  en: createTranslate(dictionaries.en, 'en'),
}
