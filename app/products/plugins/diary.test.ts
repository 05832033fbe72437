import { expect, test } from 'vitest'
import { parseTime, sampleMove, sampleWeek } from './diary.ts'

test.each([
  ['18:30', '18:30'],
  ['18.30', '18:30'],
  ['18,05', '18:05'],
  [' 9 ', '09:00'],
  ['09:00', '09:00'],
  ['23:59', '23:59'],
  ['0:00', '00:00'],
  ['24:00', null],
  ['12:60', null],
  ['12:5', null],
  ['', null],
  ['sera', null],
])('%j is the time %j', (text, time) => {
  expect(parseTime(text)).toBe(time)
})

test('the week names each thing once, its times are of a clock, and what is moved takes place', () => {
  expect(new Set(sampleWeek.map(({ id }) => id)).size).toBe(sampleWeek.length)
  for (const { time } of sampleWeek) expect(parseTime(time)).toBe(time)
  const moved = sampleWeek.find(({ id }) => id === sampleMove.id)
  expect(moved?.isOff).toBeUndefined()
  expect(moved?.time).not.toBe(sampleMove.before)
})
