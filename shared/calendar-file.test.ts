import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'
import { setting } from './setting.ts'

const now = new Date('2026-11-20T09:30:15.250Z')
const event = { id: 'one', when: '2026-12-31', title: 'Scade', text: 'Uno', url: 'https://x.it/?a=1' }

test('one whole day, which ends where the next begins', () => {
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

test('several entries with their hour, which is told in UTC, and their place', () => {
  const at = { ...event, when: new Date('2027-06-12T19:30:00Z'), place: 'Piazza del Molo, 1' }
  const file = calendarFile([at, { ...at, id: 'two' }], now)
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(file).toContain('UID:two\r\nDTSTAMP:20261120T093015Z\r\nDTSTART:20270612T193000Z\r\nSUMMARY')
  expect(file).toContain('LOCATION:Piazza del Molo\\, 1\r\n')
  expect(file).not.toContain('DTEND')
})

test('commas, semicolons, backslashes and new lines are escaped', () => {
  const file = calendarFile([{ ...event, text: 'art. 155, c. 1; a\\b\r\nfi\0ne\u0085\r' }], now)
  expect(file).toContain('DESCRIPTION:art. 155\\, c. 1\\; a\\\\b\\nfine\\n\r\n')
})

test('no line is over 75 bytes, and what was folded unfolds to the same text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'è', '–', '𝄞', ' '), minLength: 1, maxLength: 300 }),
      (text) => {
        const file = calendarFile([{ ...event, text }], now)
        for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76)
        expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}\r\n`)
      },
    ),
  )
})
