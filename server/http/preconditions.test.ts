import { expect, test } from 'vitest'
import { preconditionStatus } from './preconditions.ts'

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
