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
