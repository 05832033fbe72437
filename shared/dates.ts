import type { Language } from './locale.ts'

/** The name of a month, `YYYY-MM`: "novembre", "November". */
export function monthName(month: string, lang: Language): string {
  const format = new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/** A day, `YYYY-MM-DD`, written out: "20 novembre 2026", "20 November 2026". */
export function longDate(date: string, lang: Language): string {
  const month = monthName(date.slice(0, 7), lang)
  return `${Number(date.slice(8))}\u00a0${month} ${date.slice(0, 4)}`
}
