import { expect, test } from 'vitest'
import { eventDays, events, readEvents } from './events.ts'

const right = {
  id: 'sagra',
  example: false,
  date: '2027-06-13',
  time: '19:00',
  title: { it: 'Sagra', en: 'Fair' },
  place: 'Banchina vecchia',
  poster: 'fish',
}

test('the shipped events are examples, each with its own id', () => {
  expect(events.every((event) => event.example)).toBe(true)
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
})

test('events are read day by day, in order of time', () => {
  const early = { ...right, id: 'early', time: '08:00' }
  const before = { ...right, id: 'before', date: '2027-06-12' }
  const days = eventDays(readEvents({ events: [right, early, before] }))
  expect(days.map((day) => [day.date, day.events.map(({ id }) => id)])).toEqual([
    ['2027-06-12', ['before']],
    ['2027-06-13', ['early', 'sagra']],
  ])
})

test.each([
  ['id', { id: 'La Sagra' }],
  ['date', { date: '13/06/2027' }],
  ['time', { time: '24:00' }],
  ['title', { title: { it: 'Sagra' } }],
  ['place', { place: ' ' }],
  ['poster', { poster: 'photo.jpg' }],
  ['example', { example: 'yes' }],
])('a wrong %s is refused with row, field and an example', (field, wrong) => {
  expect(() => readEvents({ events: [right, { ...right, ...wrong }] })).toThrow(
    new RegExp(`events.json, row 2: '${field}' is not right. A right row: {`),
  )
})
