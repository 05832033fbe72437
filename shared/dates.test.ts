import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import {
  addDays,
  addMonths,
  calendarDay,
  dayNumber,
  daySpanWords,
  daysWords,
  dayWords,
  momentWords,
} from './dates.ts'
import { listWords } from './list-words.ts'
import { languageRow, languages } from './locale.ts'
import { romeDay, romeMoment } from './rome-time.ts'

test('dayNumber and calendarDay are inverse', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200_000, max: 200_000 }), (number) => {
      expect(dayNumber(calendarDay(number))).toBe(number)
    }),
  )
})

test('dayNumber refuses invalid dates', () => {
  const wrong = ['2026-02-30', '2025-02-29', '2026-13-01', '2026-1-1', '', 'tomorrow', '2026-07-09T10:00']
  expect(wrong.filter((day) => !Number.isNaN(dayNumber(day)))).toEqual([])
})

test('addDays crosses months, years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
})

test.each([
  ['2026-07-09', 6, '2027-01-09'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-10-31', 1, '2026-11-30'],
  ['2026-07-09', 0, '2026-07-09'],
])('addMonths(%s, %i)', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later)
})

test('romeDay and romeMoment equal Intl over forty years', () => {
  const style = { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'short' } as const
  const wall = new Intl.DateTimeFormat('sv-SE', style)
  const hour = 3_600_000
  const wrong: string[] = []
  // Five hours do not divide a week, so every hour is tried, those of the change too.
  for (let moment = Date.UTC(2000); moment < Date.UTC(2040); moment += 5 * hour) {
    const shown = wall.format(moment)
    const [day = '', time = ''] = shown.split(' ')
    const back = romeMoment(day, time).getTime()
    // At the end of summer an hour is shown twice; the clock alone cannot tell which it is.
    const isRight = back === moment || (Math.abs(back - moment) === hour && wall.format(back) === shown)
    if (!isRight || romeDay(new Date(moment)) !== day) wrong.push(shown)
  }
  expect(wrong).toEqual([])
})

test.each([
  ['day', '8'],
  ['month', 'settembre'],
  ['weekday', 'martedì'],
  ['dayMonth', '8\u00a0settembre'],
  ['full', '8\u00a0settembre 2026'],
] as const)('%s of a day is ‘%s’', (form, words) => {
  expect(dayWords('2026-09-08', 'it', form)).toBe(words)
})

test('dayWords equals Intl for every day of four years', () => {
  const style = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  for (const lang of ['it', 'en'] as const) {
    const format = new Intl.DateTimeFormat(languageRow(lang).region, style)
    for (let number = dayNumber('2024-01-01'); number < dayNumber('2028-01-01'); number++) {
      const day = calendarDay(number)
      // Engines disagree on a comma after an English weekday.
      const said = format.format(new Date(day)).replace(',', '')
      expect(dayWords(day, lang, 'weekdayDayMonth').replace('\u00a0', ' ')).toBe(said)
    }
  }
})

test('dayWords creates no Intl formatter, which would block the page', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  expect(dayWords('2026-09-08', 'en', 'weekdayDayMonth')).toBe('Tuesday 8\u00a0September')
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})

test('daysWords names a common month once', () => {
  expect(daysWords('2026-07-10', '2026-07-31', 'it')).toBe('10–\u206031\u00a0luglio')
  expect(daysWords('2026-07-28', '2026-08-03', 'en')).toBe('28\u00a0July – 3\u00a0August')
  expect(daysWords('2026-09-08', '2026-09-08', 'en')).toBe('8\u00a0September')
})

test('daySpanWords names a common year once', () => {
  expect(daySpanWords('2024-03-03', '2024-06-09', 'it')).toBe('3\u00a0marzo – 9\u00a0giugno 2024')
  expect(daySpanWords('2024-12-28', '2025-01-02', 'en')).toBe('28\u00a0December 2024 – 2\u00a0January 2025')
  expect(daySpanWords('2024-06-09', '2024-06-09', 'it')).toBe('9\u00a0giugno 2024')
})

test('momentWords uses the time in Rome, in summer and winter', () => {
  expect(momentWords(new Date('2026-07-09T08:30:00Z'), 'it')).toMatch(/^9\u00a0luglio 2026 .*10:30$/)
  expect(momentWords(new Date('2026-01-09T08:30:00Z'), 'en')).toMatch(/^9\u00a0January 2026 .*09:30$/)
})

test.for(languages)('listWords equals Intl.ListFormat (%s)', (lang) => {
  const format = new Intl.ListFormat(languageRow(lang).region)
  for (const names of [[], ['uno'], ['uno', 'due'], ['uno', 'due', 'tre'], ['a', 'b', 'c', 'd']])
    expect(listWords(names, lang)).toBe(format.format(names))
})
