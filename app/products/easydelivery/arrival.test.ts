import { describe, expect, test } from 'vitest'
import { clockAt } from '#app/counter/clock.ts'
import { sampleShop } from '#app/counter/sample-shop.ts'
import { clockAfter, standingOf, stationsOf } from './arrival.ts'

const left = new Date(2026, 10, 22, 20, 30).getTime()
const minutes = (count: number) => count * 60_000
const underway = { cooking: 18, road: 14, left, promised: left + minutes(14) }

test('the worked example adds up', () => {
  expect(stationsOf(sampleShop.delivery)).toEqual({
    ordered: '19:42',
    inKitchen: '19:45',
    left: '20:03',
    door: '20:17',
  })
  expect(standingOf(sampleShop.delivery, left)).toEqual({ is: 'example' })
})

test('what left now was cooked before, and arrives after the road', () => {
  expect(stationsOf(underway)).toEqual({ ordered: '20:09', inKitchen: '20:12', left: '20:30', door: '20:44' })
  expect(stationsOf({ ...underway, arrived: left + minutes(11) }).door).toBe(clockAt(left + minutes(11)))
})

describe('on the road', () => {
  test.for([
    [0, 14, 0],
    [1, 13, 0],
    [13.5, 1, 0],
    [14, 0, 0],
    [16.5, -2, 2],
  ] as const)('after %d minutes %d are to go, and it is %d late', ([passed, toGo, late]) => {
    const standing = standingOf(underway, left + minutes(passed))
    expect(standing.is === 'underway' && Math.trunc(standing.minutes)).toBe(toGo)
    expect(standing).toMatchObject({ is: 'underway', late })
  })

  test('a longer road is late before it is', () => {
    expect(standingOf({ ...underway, road: 24 }, left)).toEqual({ is: 'underway', minutes: 24, late: 10 })
  })
})

test('what has arrived was late or not', () => {
  expect(standingOf({ ...underway, arrived: left + minutes(13) }, left)).toMatchObject({ late: -1 })
  expect(standingOf({ ...underway, arrived: left + minutes(17) }, left)).toEqual({ is: 'arrived', late: 3 })
})

test('the clock goes on after midnight, and back before it', () => {
  expect(clockAfter('23:50', 25)).toBe('00:15')
  expect(clockAfter('00:05', -10)).toBe('23:55')
})

test.each(['24:00', '7:30', '', '12:60'])('%s is no time', (time) => {
  expect(() => clockAfter(time, 1)).toThrow(RangeError)
})
