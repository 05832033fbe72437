import { expect, test, vi } from 'vitest'
import { calendarDay, dayNumber } from './calendar-day.ts'
import { daySpanWords, daysWords, dayWords, momentWords } from './day-words.ts'
import { listWords } from './list-words.ts'
import { languageRow, languages } from './locale.ts'

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
