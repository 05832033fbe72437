import { expect, test } from 'vitest'
import { createByteBudget } from './byte-budget.ts'

test('all together hold no more than the whole, each no more than their part', () => {
  const budget = createByteBudget(10, 6)
  expect(budget.take(6, 'a')).toBe(true)
  expect(budget.take(1, 'a')).toBe(false)
  expect(budget.take(4, 'b')).toBe(true)
  expect(budget.take(1, 'c')).toBe(false)
  budget.release(6, 'a')
  expect(budget.take(2, 'b')).toBe(true)
  expect(budget.take(4, 'a')).toBe(true)
})
