import { expect, test } from 'vitest'
import { blankEvent, faultsOf, firstDate, lastDate } from './own-event.ts'

test.each([
  [firstDate, false],
  [lastDate, false],
  ['2020-12-31', true],
  ['2100-01-01', true],
])('faultsOf an event on %s: date is %s', (date, isFault) => {
  expect(faultsOf({ ...blankEvent, date }).date).toBe(isFault)
})
