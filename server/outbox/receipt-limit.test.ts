import { expect, test } from 'vitest'
import { createReceiptLimit } from './receipt-limit.ts'

test('an address gets three receipts a day, in whatever case it is written', () => {
  let now = 1_000_000_000_000
  const mayGet = createReceiptLimit(3, () => now)
  const ask = ['a@example.it', 'A@example.it', 'a@EXAMPLE.it', 'a@example.it', 'b@example.it']
  expect(ask.map(mayGet)).toEqual([true, true, true, false, true])
  now += 86_400_000
  expect(mayGet('a@example.it')).toBe(true)
})

test('what it remembers has an end', () => {
  let now = 1_000_000_000_000
  const mayGet = createReceiptLimit(3, () => now)
  for (let count = 0; count < 10_000; count++) mayGet(`${count}@example.it`)
  expect(mayGet('one@example.it')).toBe(false)
  now += 86_400_000
  expect(mayGet('one@example.it')).toBe(true)
})
