import type { CoastEvent } from '#content/events.ts'
import { calendarFile } from './calendar-file.ts'
import { type Language, textIn } from './locale.ts'
import type { Translate } from './messages.ts'
import { pagePath } from './navigation.ts'
import { romeMoment } from './rome-time.ts'

/** Without `id` the file of the whole list. */
export function eventFilePath(lang: Language, id?: string): string {
  const list = pagePath('costaeventi', { lang, addressForm: 'pinned' })
  return id === undefined ? `${list}.ics` : `${list}/${id}.ics`
}

type CalendarOptions = { lang: Language; t: Translate; origin: string; now: Date }

/** `origin` has no trailing slash. Made-up events say so in their description. */
export function eventCalendar(
  events: readonly CoastEvent[],
  { lang, t, origin, now }: CalendarOptions,
): string {
  const { host } = new URL(origin)
  const entries = events.map((event) => ({
    id: `${event.id}@${host}`,
    when: romeMoment(event.date, event.time),
    title: textIn(event.title, lang),
    text: event.example ? t('costaeventi.diary.made') : '',
    place: event.place,
    url: origin + pagePath('costaeventi', { lang, addressForm: 'pinned' }),
  }))
  return calendarFile(entries, now)
}
