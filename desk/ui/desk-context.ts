import { createContext, use } from 'react'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { type Room, wordsOf } from '../dictionaries.ts'

/** Loaded once, at the start. */
export type DeskState = {
  lang: OwnerLanguage
  brand: string
  /** On the server there are passkeys and sessions, at home neither. */
  isHome: boolean
}

export const DeskContext = createContext<DeskState>({ lang: 'it', brand: '', isHome: true })

export const useDesk = () => use(DeskContext)

export function useWords<Asked extends Room>(room: Asked) {
  return wordsOf(room, useDesk().lang)
}
