import { createTranslate, type Translate } from '#shared/messages.ts'
import english from './en.json' with { type: 'json' }
import italian from './it.json' with { type: 'json' }

type Key = keyof typeof italian | keyof typeof english

export type Say = Translate<Key>

/** The compiler names missing keys. */
const dictionaries: Readonly<Record<'it' | 'en', Readonly<Record<Key, string>>>> = {
  it: italian,
  en: english,
}

export const serverWords = {
  it: createTranslate<Key>(dictionaries.it, 'it'),
  en: createTranslate<Key>(dictionaries.en, 'en'),
} as const
