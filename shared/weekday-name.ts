import { type Weekday, weekdays } from '#content/people.ts'
import { dayWords } from './day-words.ts'
import type { Language } from './locale.ts'

/** 1 January 2024 was a Monday. */
export function weekdayName(day: Weekday, lang: Language): string {
  return dayWords(`2024-01-0${weekdays.indexOf(day) + 1}`, lang, 'weekday')
}
