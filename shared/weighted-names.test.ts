import { expect, test } from 'vitest'
import { weightedNames } from './weighted-names.ts'

test.each([
  [undefined, []],
  [' , ;q=1', []],
  ['br', [['br', 1]]],
  [
    'it-CH, it;q=0.9,*; Q=0',
    [
      ['it-CH', 1],
      ['it', 0.9],
      ['*', 0],
    ],
  ],
  ['a;level=1;q=0.5', [['a', 0.5]]],
  [
    'a;q=2, b;q=-1, c;q=x, d;q=',
    [
      ['a', 0],
      ['b', 0],
      ['c', 0],
      ['d', 0],
    ],
  ],
])('weightedNames(%j) are %j', (header, expected) => {
  expect(weightedNames(header).map(({ name, weight }) => [name, weight])).toEqual(expected)
})
