import { createContext, use } from 'react'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { type AskedKey, createTranslate, type Dictionary } from '#shared/messages.ts'

/** Loaded once, at the start. */
export type DeskState = {
  lang: OwnerLanguage
  brand: string
  /** On the server there are passkeys and sessions, at home neither. */
  isHome: boolean
}

export const DeskContext = createContext<DeskState>({ lang: 'it', brand: '', isHome: true })

export const useDesk = () => use(DeskContext)

/** A room's words in both languages; the compiler names missing keys. */
export function createWords<It extends Dictionary, En extends { [Key in keyof It]: string }>(it: It, en: En) {
  return () => {
    const { lang } = useDesk()
    return createTranslate<AskedKey<keyof It & string>>(lang === 'en' ? en : it, lang)
  }
}
