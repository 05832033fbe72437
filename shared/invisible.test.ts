import { expect, test } from 'vitest'
import { hasInvisible, withoutInvisible } from './invisible.ts'

test.each([
  '\u0000',
  '\u001b',
  '\u0085',
  '\u00ad',
  '\u061c',
  '\u180e',
  '\u200b',
  '\u200e',
  '\u200f',
  '\u2028',
  '\u2029',
  '\u202a',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2069',
  '\ufeff',
  '\ufff9',
  '\u{e0041}',
])('withoutInvisible removes %j', (mark) => {
  expect(withoutInvisible(`Da${mark} Nives`)).toBe('Da Nives')
  expect(hasInvisible(`Da${mark} Nives`)).toBe(true)
})

test.each(['Crème brûlée 9,50 €', '👨‍🍳 Chef', 'می‌خواهم', '日本 ☕️'])('withoutInvisible keeps %s', (text) => {
  expect(withoutInvisible(text)).toBe(text)
  expect(hasInvisible(text)).toBe(false)
})
