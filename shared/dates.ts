import { type Language, languageRow } from './locale.ts'

/** `YYYY-MM-DD`, without time or time zone. */
export type CalendarDay = string

const millisecondsADay = 86_400_000

/** Days since 1970-01-01; `NaN` for invalid dates such as 30 February. */
export function dayNumber(day: CalendarDay): number {
  const number = Date.parse(`${day}T00:00:00Z`) / millisecondsADay
  return Number.isNaN(number) || calendarDay(number) !== day ? Number.NaN : number
}

export function calendarDay(number: number): CalendarDay {
  return new Date(number * millisecondsADay).toISOString().slice(0, 10)
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return calendarDay(dayNumber(day) + days)
}

/** Clamped to the last day of the month. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const [first, next] = [monthStart(month), monthStart(month + 1)]
  return calendarDay(Math.min(first + Number(day.slice(8)), next) - 1)
}

/** `month` is counted from the year 0. */
function monthStart(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12) / millisecondsADay
}

export function weekday(day: CalendarDay): number {
  return (((dayNumber(day) + 4) % 7) + 7) % 7
}

type Form = 'day' | 'month' | 'weekday' | 'dayMonth' | 'weekdayDayMonth' | 'full'

const options: Record<Form, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric' },
  month: { month: 'long' },
  weekday: { weekday: 'long' },
  dayMonth: { day: 'numeric', month: 'long' },
  weekdayDayMonth: { weekday: 'long', day: 'numeric', month: 'long' },
  full: { day: 'numeric', month: 'long', year: 'numeric' },
}

/** `Intl` writes the same, but its first use blocks a page for 12 to 19 ms. */
const names: Partial<Record<Language, { months: readonly string[]; weekdays: readonly string[] }>> = {
  it: {
    months: namesOf(
      'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    ),
    weekdays: namesOf('domenica lunedì martedì mercoledì giovedì venerdì sabato'),
  },
  en: {
    months: namesOf('January February March April May June July August September October November December'),
    weekdays: namesOf('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
  },
}

function namesOf(words: string): readonly string[] {
  return words.split(' ')
}

export function momentWords(moment: Date, lang: Language): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' } as const
  return together(new Intl.DateTimeFormat(languageRow(lang).region, style).format(moment))
}

/** No line break between day and month. */
function together(words: string): string {
  return words.replace(/(?<=\d) (?=\p{L}{3})/u, '\u00a0')
}

/** '9 luglio', '9 July', with a non-breaking space. */
export function dayWords(day: CalendarDay, lang: Language, form: Form): string {
  return together(writtenDay(day, lang, form) ?? dayFormat(lang, form).format(new Date(day)))
}

function writtenDay(day: CalendarDay, lang: Language, form: Form): string | undefined {
  const own = names[lang]
  if (!own) return undefined
  const asked = options[form]
  const month = own.months[Number(day.slice(5, 7)) - 1]
  const words = [
    asked.weekday && own.weekdays[weekday(day)],
    asked.day && Number(day.slice(8)),
    asked.month && month,
    asked.year && day.slice(0, 4),
  ]
  return words.filter(Boolean).join(' ')
}

const formats = new Map<string, Intl.DateTimeFormat>()

function dayFormat(lang: Language, form: Form): Intl.DateTimeFormat {
  const name = `${lang} ${form}`
  const format =
    formats.get(name) ??
    new Intl.DateTimeFormat(languageRow(lang).region, { ...options[form], timeZone: 'UTC' })
  formats.set(name, format)
  return format
}

/** '10–31 luglio' without a line break, '28 luglio – 3 agosto'; a single day if both are equal. */
export function daysWords(from: CalendarDay, to: CalendarDay, lang: Language): string {
  if (from === to) return dayWords(from, lang, 'dayMonth')
  if (from.slice(0, 7) === to.slice(0, 7))
    return `${Number(from.slice(8))}–\u2060${dayWords(to, lang, 'dayMonth')}`
  return `${dayWords(from, lang, 'dayMonth')} – ${dayWords(to, lang, 'dayMonth')}`
}

/** '3 marzo – 9 giugno 2024', '28 dicembre 2024 – 2 gennaio 2025'. */
export function daySpanWords(from: CalendarDay, to: CalendarDay, lang: Language): string {
  if (from === to) return dayWords(to, lang, 'full')
  return `${dayWords(from, lang, from.slice(0, 4) === to.slice(0, 4) ? 'dayMonth' : 'full')} – ${dayWords(to, lang, 'full')}`
}
