import { expect, test } from 'vitest'
import { retentionLimit } from './retention.ts'

test.each([
  ['2026-11-20T10:00:00.000Z', '12', '2025-11-20T10:00:00.000Z'],
  ['2026-05-31T10:00:00.000Z', '3', '2026-02-28T10:00:00.000Z'],
  ['2028-05-31T10:00:00.000Z', '3', '2028-02-29T10:00:00.000Z'],
  ['2026-03-31T23:59:59.999Z', '1', '2026-02-28T23:59:59.999Z'],
  ['2026-01-15T00:00:00.000Z', '1', '2025-12-15T00:00:00.000Z'],
])('at %s, %s months back is %s', (now, months, expected) => {
  expect(retentionLimit(new Date(now), months)?.toISOString()).toBe(expected)
})

test.each(['', '0', '-1', '1.5', 'twelve', '12 ', '1e3', '9999'])('retention %j erases nothing', (months) => {
  expect(retentionLimit(new Date(), months)).toBeNull()
})
