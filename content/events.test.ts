import { expect, test } from 'vitest'
import file from '#site/events.ts'
import { type CoastEvent, eventDays, events } from './events.ts'

test('all shipped events are examples with distinct ids', () => {
  expect(events.every((event) => event.example)).toBe(true)
  expect(new Set(events.map(({ id }) => id)).size).toBe(file.events.length)
})

test('events are sorted by day and time, then as in the file', () => {
  const late: CoastEvent = {
    id: 'late',
    example: false,
    date: '2027-06-13',
    time: '19:00',
    title: { it: 'Sagra', en: 'Fair' },
    place: 'Banchina vecchia',
    poster: 'fish',
  }
  const early = { ...late, id: 'early', time: '08:00' }
  const also = { ...late, id: 'also' }
  const before = { ...late, id: 'before', date: '2027-06-12' }
  expect(
    eventDays([late, also, early, before]).map((day) => [day.date, day.events.map(({ id }) => id)]),
  ).toEqual([
    ['2027-06-12', ['before']],
    ['2027-06-13', ['early', 'late', 'also']],
  ])
})
