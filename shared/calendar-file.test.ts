import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'
import { setting } from './setting.ts'

const now = new Date('2026-11-20T09:30:15.250Z')
const event = { id: 'one', when: '2026-12-31', title: 'Scade', text: 'Uno', url: 'https://x.it/?a=1' }

test('a whole-day event ends on the next day', () => {
  expect(calendarFile([event], now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${setting('brand.name')}//IT`,
    'BEGIN:VEVENT',
    'UID:one',
    'DTSTAMP:20261120T093015Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'TRANSP:TRANSPARENT',
    'SUMMARY:Scade',
    'DESCRIPTION:Uno',
    'URL:https://x.it/?a=1',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('timed events have UTC times and their place', () => {
  const at = { ...event, when: new Date('2027-06-12T19:30:00Z'), place: 'Piazza del Molo, 1' }
  const file = calendarFile([at, { ...at, id: 'two' }], now)
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(file).toContain('UID:two\r\nDTSTAMP:20261120T093015Z\r\nDTSTART:20270612T193000Z\r\nSUMMARY')
  expect(file).toContain('LOCATION:Piazza del Molo\\, 1\r\n')
  expect(file).not.toContain('DTEND')
})

test('escapes commas, semicolons, backslashes and line breaks', () => {
  const file = calendarFile([{ ...event, text: 'art. 155, c. 1; a\\b\r\nfi\0ne\u0085\r' }], now)
  expect(file).toContain('DESCRIPTION:art. 155\\, c. 1\\; a\\\\b\\nfine\\n\r\n')
})

/** How many lines an unfolded text was written on. */
function expectFolded(text: string): number {
  const file = calendarFile([{ ...event, text }], now)
  const written = file.split('\r\n')
  for (const line of written) expect(new TextEncoder().encode(line).length).toBeLessThan(76)
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}\r\n`)
  return written.filter((line) => line.startsWith(' ')).length
}

test('folds lines at 75 bytes, reversibly', () => {
  const letters = fc.constantFrom('a', 'è', '–', '𝄞', ' ')
  let longest = 0
  fc.assert(
    fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 300, size: 'max' }), (text) => {
      longest = Math.max(longest, expectFolded(text))
    }),
  )
  // Without texts of several lines nothing above could fail.
  expect(longest).toBeGreaterThan(3)
})
