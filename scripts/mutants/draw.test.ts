import { expect, test } from 'vitest'
import { draw } from './draw.ts'

const rows = Array.from({ length: 200 }, (_, index) => index)

test('the same seed draws the same rows, another one others, none twice', () => {
  const drawn = draw(rows, 50, 7)
  expect(draw(rows, 50, 7)).toEqual(drawn)
  expect(draw(rows, 50, 8)).not.toEqual(drawn)
  expect(new Set(drawn).size).toBe(50)
  expect(Math.max(...drawn)).toBeGreaterThan(100)
})

test('there are no more than there are', () => {
  expect(draw(rows, 999, 1).sort((a, b) => a - b)).toEqual(rows)
})
