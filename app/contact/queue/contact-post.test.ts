import { expect, test } from 'vitest'
import { HttpFailure } from '#app/platform/http.ts'
import { canWait } from './contact-post.ts'

test.each([0, 408, 429, 500, 502, 503])('a request that found %i may be sent again later', (status) => {
  expect(canWait(new HttpFailure(status, '', null))).toBe(true)
})

test.each([400, 403, 413, 422, 499])('one that found %i will find it again', (status) => {
  expect(canWait(new HttpFailure(status, '', null))).toBe(false)
})

test('a fault of the page itself is no reason to wait', () => {
  expect(canWait(new TypeError('x is undefined'))).toBe(false)
  expect(canWait({ status: 503 })).toBe(false)
})
