import { addDays, type CalendarDay } from './calendar-day.ts'
import { setting } from './setting.ts'

/** Something that takes up one whole day. */
type DayEvent = {
  /** The same for the same event, so that a diary that has it already does not take it twice. */
  id: string
  day: CalendarDay
  title: string
  text: string
  url: string
}

/** A file with one all-day event, as every diary reads it (iCalendar, RFC 5545); `now` is when it was made. */
export function calendarFile({ id, day, title, text, url }: DayEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(setting('brand.name'))}//IT`,
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function plain(day: CalendarDay): string {
  return day.replaceAll('-', '')
}

/** RFC 5545, 3.3.11. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}

/** RFC 5545, 3.1: no line over 75 bytes; what goes on begins with a blank, and no letter is cut in two. */
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
