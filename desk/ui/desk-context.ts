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

/** Date and time in Italy, as in the site's mails. */
export function useClock(): (moment: string) => string {
  const { lang } = useDesk()
  const clock = new Intl.DateTimeFormat(lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Rome',
  })
  return (moment) => clock.format(new Date(moment))
}

/** Names any language of the site in the desk's own. */
export function useLanguageName(): (lang: string) => string {
  const { lang: own } = useDesk()
  const names = new Intl.DisplayNames(own, { type: 'language' })
  return (lang) => {
    const name = names.of(lang) ?? lang
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
}
