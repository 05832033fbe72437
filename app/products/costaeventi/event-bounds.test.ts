import { expect, test } from 'vitest'
import { blankEvent, faultsOf, firstDate, lastDate } from './own-event.ts'

test.each([
  [firstDate, false],
  [lastDate, false],
  ['2020-12-31', true],
  ['2100-01-01', true],
])('whether %s is a fault as the day of an event: %s', (date, isFault) => {
  expect(faultsOf({ ...blankEvent, date }).date).toBe(isFault)
})
