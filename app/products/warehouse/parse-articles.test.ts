import { expect, test } from 'vitest'
import { centsOf, piecesOf } from './parse-articles.ts'

test.each([
  ['7,90', 790],
  ['€ 1.234,50', 123_450],
  ['12', 1200],
  ['1,234.5', 123_450],
  ['0,05', 5],
  ['dieci', null],
  ['', null],
  ['1,23,56', null],
])('centsOf(%j) is %j', (text, cents) => {
  expect(centsOf(text)).toBe(cents)
})

test.each([
  ['12', 12],
  ['12 pz', 12],
  ['12,0', 12],
  ['1,5', null],
  ['-1', null],
  ['12345', null],
])('piecesOf(%j) is %j', (text, pieces) => {
  expect(piecesOf(text)).toBe(pieces)
})
