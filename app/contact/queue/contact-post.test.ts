import { expect, test } from 'vitest'
import { HttpFailure } from '#app/platform/http.ts'
import { canWait } from './contact-post.ts'

test.each([
  [new HttpFailure(503, '', null), true],
  [new HttpFailure(422, '', null), false],
  [new TypeError('x is undefined'), false],
  [{ status: 503 }, false],
])('canWait(%o) is %s', (error, expected) => {
  expect(canWait(error)).toBe(expected)
})
