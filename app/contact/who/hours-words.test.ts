import { expect, test } from 'vitest'
import type { Hours } from '#content/people.ts'
import { hoursRows } from './hours-words.ts'

const hoursText = (hours: readonly Hours[]) =>
  hoursRows(hours, 'it').map(({ days, times }) => `${days}: ${times}`)

test('a day without hours splits rows; two days are both named', () => {
  const days = ['mon', 'tue', 'fri', 'sat', 'sun'] as const
  expect(hoursText([{ days, opens: '10:00', closes: '20:00' }])).toEqual([
    'lunedì e martedì: 10:00–20:00',
    'venerdì – domenica: 10:00–20:00',
  ])
})
