import type { CalendarDay } from './calendar-day.ts'
import { type Language, languageRow } from './locale.ts'

type Parts = 'day' | 'month' | 'weekday' | 'shortWeekday' | 'dayMonth' | 'weekdayDayMonth' | 'short' | 'full'

const parts: Record<Parts, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric' },
  month: { month: 'long' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  dayMonth: { day: 'numeric', month: 'long' },
  weekdayDayMonth: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  full: { day: 'numeric', month: 'long', year: 'numeric' },
}

/** When a request came, in words, on the clock of Rome: '20 novembre 2026 alle ore 09:30'. */
export function momentWords(moment: Date, lang: Language): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' } as const
  return together(new Intl.DateTimeFormat(languageRow(lang).region, options).format(moment))
}

/** No line ends between a day’s number and its month. */
function together(words: string): string {
  return words.replace(/(?<=\d) (?=\p{L}{3})/u, '\u00a0')
}

/** A day in words, on one line: '9 luglio', '9 July'. The same in Node and in every browser, whatever their zone. */
export function dayWords(day: CalendarDay, lang: Language, form: Parts): string {
  const words = dayFormat(lang, form).format(new Date(day))
  // Engines disagree on the comma after an English weekday: it is left out everywhere.
  return together(words.replace(',', ''))
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** One is made once: that takes far longer than to write a day with it, and lists have thousands of days. */
function dayFormat(lang: Language, form: Parts): Intl.DateTimeFormat {
  const name = `${lang} ${form}`
  const format =
    formats.get(name) ??
    new Intl.DateTimeFormat(languageRow(lang).region, { ...parts[form], timeZone: 'UTC' })
  formats.set(name, format)
  return format
}

/** Days on end in words: '10–31 luglio', '28 luglio – 3 agosto'; one day stands alone. */
export function daysWords(from: CalendarDay, to: CalendarDay, lang: Language): string {
  if (from === to) return dayWords(from, lang, 'dayMonth')
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${dayWords(to, lang, 'dayMonth')}`
  return `${dayWords(from, lang, 'dayMonth')} – ${dayWords(to, lang, 'dayMonth')}`
}

/** From a day to another, with their years: '3 marzo – 9 giugno 2024', '28 dicembre 2024 – 2 gennaio 2025'. */
export function daySpanWords(from: CalendarDay, to: CalendarDay, lang: Language): string {
  if (from === to) return dayWords(to, lang, 'full')
  return `${dayWords(from, lang, from.slice(0, 4) === to.slice(0, 4) ? 'dayMonth' : 'full')} – ${dayWords(to, lang, 'full')}`
}
