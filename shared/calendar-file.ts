import { addDays, type CalendarDay } from './dates.ts'
import { setting } from './setting.ts'

export type CalendarEntry = {
  /** Stable, so that importing an event twice does not duplicate it. */
  id: string
  when: CalendarDay | Date
  title: string
  text?: string
  place?: string
  url: string
}

/** iCalendar (RFC 5545). */
export function calendarFile(entries: readonly CalendarEntry[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(setting('brand.name'))}//IT`,
    ...entries.flatMap(({ id, when, title, text, place, url }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(id)}`,
      `DTSTAMP:${utc(now)}`,
      ...(when instanceof Date ? [`DTSTART:${utc(when)}`] : wholeDay(when)),
      `SUMMARY:${escaped(title)}`,
      ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
      ...(place ? [`LOCATION:${escaped(place)}`] : []),
      `URL:${url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function wholeDay(day: CalendarDay): string[] {
  return [
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`,
    'TRANSP:TRANSPARENT',
  ]
}

function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '')
}

function plain(day: CalendarDay): string {
  return day.replaceAll('-', '')
}

/** RFC 5545 §3.3.11: control characters are not allowed in text. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** RFC 5545 §3.1: at most 75 bytes per line, continued with a leading space; never splits a character. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let length = 0
  let result = ''
  for (const letter of line) {
    const { byteLength } = encoder.encode(letter)
    if (length + byteLength > 75) {
      result += '\r\n '
      length = 1
    }
    result += letter
    length += byteLength
  }
  return result
}
