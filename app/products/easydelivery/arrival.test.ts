import { expect, test } from 'vitest'
import { clockAfter, sampleDelivery } from './arrival.ts'

test('the worked example adds up', () => {
  const left = clockAfter(sampleDelivery.inKitchen, sampleDelivery.cooking)
  expect(left).toBe('20:03')
  expect(clockAfter(left, sampleDelivery.road)).toBe('20:17')
})

test('the clock goes on after midnight, and back before it', () => {
  expect(clockAfter('23:50', 25)).toBe('00:15')
  expect(clockAfter('00:05', -10)).toBe('23:55')
})

test.each(['24:00', '7:30', '', '12:60'])('%s is no time', (time) => {
  expect(() => clockAfter(time, 1)).toThrow(RangeError)
})
