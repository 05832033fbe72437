import { expect, test } from 'vitest'
import { romeDay, romeMoment } from './rome-time.ts'

test.each([
  ['2027-06-12', '21:30', '2027-06-12T19:30:00.000Z'],
  ['2027-01-06', '10:00', '2027-01-06T09:00:00.000Z'],
  ['2027-01-01', '00:30', '2026-12-31T23:30:00.000Z'],
  // The clocks go forward on 28 March 2027 and back on 31 October.
  ['2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
  ['2027-10-31', '01:30', '2027-10-30T23:30:00.000Z'],
  ['2027-10-31', '03:00', '2027-10-31T02:00:00.000Z'],
])('%s at %s on an Italian clock is %s', (day, time, moment) => {
  expect(romeMoment(day, time).toISOString()).toBe(moment)
})

test.each([
  ['2026-11-22T22:59:59.999Z', '2026-11-22'],
  ['2026-11-22T23:00:00.000Z', '2026-11-23'],
  ['2026-07-08T21:59:59.999Z', '2026-07-08'],
  ['2026-07-08T22:00:00.000Z', '2026-07-09'],
])('at %s it is %s in Italy', (moment, day) => {
  expect(romeDay(new Date(moment))).toBe(day)
})

test('romeDay and romeMoment equal Intl over forty years', () => {
  const wall = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Rome',
    dateStyle: 'short',
    timeStyle: 'short',
  })
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
