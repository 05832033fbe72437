import { createWords, useDesk } from '../ui/desk-context.ts'
import english from './en.json'
import italian from './it.json'

export const useRoomWords = createWords(italian, english)

/** Names any language of the site in the desk's own. */
export function useLanguageName(): (lang: string) => string {
  const { lang: own } = useDesk()
  const names = new Intl.DisplayNames(own, { type: 'language' })
  return (lang) => {
    const name = names.of(lang) ?? lang
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
}
