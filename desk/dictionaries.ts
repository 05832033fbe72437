import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { type AskedKey, createTranslate, type Translate } from '#shared/messages.ts'
import english from './en.json' with { type: 'json' }
import italian from './it.json' with { type: 'json' }

type Words = typeof italian & typeof english
export type Room = keyof Words

/** By room; the compiler names missing keys. */
export const dictionaries: Readonly<Record<OwnerLanguage, Words>> = { it: italian, en: english }

export function wordsOf<Asked extends Room>(room: Asked, lang: OwnerLanguage) {
  return createTranslate<AskedKey<keyof Words[Asked] & string>>(dictionaries[lang][room], lang)
}

/** The server's own texts; the pages use `useWords`. */
export type DeskSay = Translate<AskedKey<keyof Words['server']>>

export const say: Readonly<Record<OwnerLanguage, DeskSay>> = {
  it: wordsOf('server', 'it'),
  en: wordsOf('server', 'en'),
}
