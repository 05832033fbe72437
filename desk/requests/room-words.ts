import { createWords, useDesk } from '../ui/desk-context.ts'
import english from './en.json'
import italian from './it.json'

export const useRoomWords = createWords(italian, english)

/** Moments as the mails of the site tell them: in Italy. */
export function useClock() {
  const { lang } = useDesk()
  const clock = new Intl.DateTimeFormat(lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Rome',
  })
  return (moment: string) => clock.format(new Date(moment))
}
