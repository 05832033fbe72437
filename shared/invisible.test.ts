import { expect, test } from 'vitest'
import { hasInvisible, normalizeUnicode, withoutInvisible } from './invisible.ts'

test.each([
  '\u0000',
  '\u0085',
  '\u00ad',
  '\u200b',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u2069',
  '\ufeff',
  '\u{e0041}',
])('withoutInvisible removes %j', (mark) => {
  expect(withoutInvisible(`Da${mark} Nives`)).toBe('Da Nives')
  expect(hasInvisible(`Da${mark} Nives`)).toBe(true)
})

test.each(['Crème brûlée 9,50 €', '👨‍🍳 Chef', 'می‌خواهم', '日本 ☕️'])('withoutInvisible keeps %s', (text) => {
  expect(withoutInvisible(text)).toBe(text)
  expect(hasInvisible(text)).toBe(false)
})

test.each([
  ['e\u0300', 'è'],
  ['Perché no?', 'Perché no?'],
  ['a\u0323\u0302', 'ậ'],
  ['', ''],
])('%j is %j', (text, whole) => {
  expect(normalizeUnicode(text)).toBe(whole)
})

test('a letter keeps at most thirty combining marks', () => {
  const towers = `x${'\u0316\u0301'.repeat(200)}y${'\u0301'.repeat(30)}`
  const marks = normalizeUnicode(towers).match(/\p{M}+/gu)
  expect(marks?.map(({ length }) => length)).toEqual([30, 29])
})

test('thousands of combining marks take linear time', () => {
  const before = process.cpuUsage()
  for (let count = 0; count < 20; count++) normalizeUnicode(`a${'\u0316\u0301'.repeat(8_000)}`)
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000)
})
