import { expect, test } from 'vitest'
import { HttpFailure } from '#app/platform/http.ts'
import { canWait } from './contact-post.ts'

test.each([0, 408, 429, 500, 502, 503])('canWait is true after status %i', (status) => {
  expect(canWait(new HttpFailure(status, '', null))).toBe(true)
})

test.each([400, 403, 413, 422, 499])('canWait is false after status %i', (status) => {
  expect(canWait(new HttpFailure(status, '', null))).toBe(false)
})

test('canWait is false for errors of the page', () => {
  expect(canWait(new TypeError('x is undefined'))).toBe(false)
  expect(canWait({ status: 503 })).toBe(false)
})
