import { useDesk } from './desk-context.ts'

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
