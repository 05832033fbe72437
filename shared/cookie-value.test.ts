import { expect, test } from 'vitest'
import { cookieValue } from './cookie-value.ts'

test.each([
  ['', undefined],
  ['lang=it', 'it'],
  ['a=1; lang=it; b=2', 'it'],
  ['xlang=en; lang=it; lang=de', 'it'],
  ['lang=', ''],
  ['lang=a=b', 'a=b'],
  ['lang=%C3%A8', 'è'],
  ['lang=%E0%A4%A', '%E0%A4%A'],
])('lang in %j is %j', (cookies, value) => {
  expect(cookieValue(cookies, 'lang')).toBe(value)
})
