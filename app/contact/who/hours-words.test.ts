import { expect, test } from 'vitest'
import type { Hours } from '#content/people.ts'
import { hoursRows } from './hours-words.ts'

const week = ['mon', 'tue', 'wed', 'thu', 'fri'] as const
const hoursText = (hours: readonly Hours[], lang: 'it' | 'en' = 'it') =>
  hoursRows(hours, lang).map(({ days, times }) => `${days}: ${times}`)

test('consecutive days with equal hours share a row, hours in order', () => {
  const hours: Hours[] = [
    { days: week, opens: '15:00', closes: '18:30' },
    { days: [...week, 'sat'], opens: '09:00', closes: '12:30' },
  ]
  expect(hoursText(hours)).toEqual(['lunedì – venerdì: 9:00–12:30 e 15:00–18:30', 'sabato: 9:00–12:30'])
  expect(hoursText(hours, 'en')).toEqual([
    'Monday – Friday: 9:00–12:30 and 15:00–18:30',
    'Saturday: 9:00–12:30',
  ])
})

test('a day without hours splits rows; two days are both named', () => {
  const days = ['mon', 'tue', 'thu', 'fri', 'sat', 'sun'] as const
  expect(hoursText([{ days, opens: '10:00', closes: '20:00' }])).toEqual([
    'lunedì e martedì: 10:00–20:00',
    'giovedì – domenica: 10:00–20:00',
  ])
})
