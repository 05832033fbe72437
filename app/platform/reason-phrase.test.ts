import { STATUS_CODES } from 'node:http'
import { expect, test } from 'vitest'
import { statusText } from './reason-phrase.ts'

test('statusText keeps a given text', () => {
  expect(statusText(503, 'Closed for lunch')).toBe('Closed for lunch')
})

test('statusText falls back to the phrase of the code', () => {
  expect(statusText(503, '')).toBe('Service Unavailable')
  expect(statusText(422, '')).toBe('Unprocessable Content')
  expect(statusText(299, '')).toBe('')
})

test('the phrases equal Node’s, but for two that RFC 9110 renamed', () => {
  const renamed = ['Content Too Large', 'Unprocessable Content']
  for (const code of Object.keys(STATUS_CODES).map(Number)) {
    const phrase = statusText(code, '')
    if (phrase && !renamed.includes(phrase)) expect(phrase).toBe(STATUS_CODES[code])
  }
})
