import { STATUS_CODES } from 'node:http'
import { expect, test } from 'vitest'
import { statusText } from './reason-phrase.ts'

test('statusText keeps a given text', () => {
  expect(statusText(503, 'Closed for lunch')).toBe('Closed for lunch')
})

test('statusText falls back to the phrase of the code', () => {
  expect(statusText(503, '')).toBe('Service Unavailable')
  expect(statusText(299, '')).toBe('')
})

test('the phrases equal Node’s, but for two that RFC 9110 renamed', () => {
  const codes = [400, 403, 404, 405, 408, 411, 412, 414, 415, 421, 429, 500, 502, 503, 504]
  expect(codes.map((code) => statusText(code, ''))).toEqual(codes.map((code) => STATUS_CODES[code]))
  expect([413, 422].map((code) => statusText(code, ''))).toEqual([
    'Content Too Large',
    'Unprocessable Content',
  ])
})
