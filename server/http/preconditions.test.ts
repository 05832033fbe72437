import { expect, test } from 'vitest'
import { isRangeCurrent, preconditionStatus } from './preconditions.ts'

test.each([
  [{}, undefined],
  [{ 'if-none-match': '"a"' }, 304],
  [{ 'if-none-match': 'W/"a"' }, 304],
  [{ 'if-none-match': '"b", "a"' }, 304],
  [{ 'if-none-match': '*' }, 304],
  [{ 'if-none-match': '"b"' }, undefined],
  [{ 'if-none-match': 'a' }, undefined],
  [{ 'if-match': '"a"' }, undefined],
  [{ 'if-match': '*' }, undefined],
  [{ 'if-match': 'W/"a"' }, 412],
  [{ 'if-match': '"b"' }, 412],
  [{ 'if-match': '"b"', 'if-none-match': '"a"' }, 412],
])('%o leads to %s', (headers, status) => {
  expect(preconditionStatus(headers, '"a"')).toBe(status)
})

test('a range holds only for the very same bytes', () => {
  expect(isRangeCurrent({}, '"a"')).toBe(true)
  expect(isRangeCurrent({ 'if-range': '"a"' }, '"a"')).toBe(true)
  expect(isRangeCurrent({ 'if-range': 'W/"a"' }, '"a"')).toBe(false)
  expect(isRangeCurrent({ 'if-range': 'Fri, 01 Jan 2027 00:00:00 GMT' }, '"a"')).toBe(false)
})
