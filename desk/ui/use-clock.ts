import { useDesk } from './desk-context.ts'

/** Moments as the mails of the site tell them: in Italy. */
export function useClock(): (moment: string) => string {
  const { lang } = useDesk()
  const clock = new Intl.DateTimeFormat(lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Rome',
  })
  return (moment) => clock.format(new Date(moment))
}
