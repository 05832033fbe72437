import { expect, test } from 'vitest'
import { pricesOf } from '#app/counter/prices.ts'
import { sampleShop } from '#app/counter/sample-shop.ts'
import { priceLine } from './price-line.ts'

const today = 20_000

test('each price lasts until the eve of the next, the last until today, and one is the lowest of the window', () => {
  const coffee = sampleShop.articles.find(({ id }) => id === 'coffee')
  const { spans, window, lowest } = priceLine(coffee ? pricesOf(coffee, today) : [], today)
  expect(window).toEqual({ from: today - 34, to: today - 5 })
  expect(lowest).toBe(2480)
  expect(spans.map(({ from, to, isLowest }) => [from - today, to - today, isLowest])).toEqual([
    [-78, -46, false],
    [-45, -13, true],
    [-12, -5, false],
    [-4, 0, false],
  ])
})

test('without an offer the window ends yesterday; what began today is not in it', () => {
  const steps = [
    { from: today - 60, price: 900 },
    { from: today, price: 800 },
  ]
  const { spans, window } = priceLine(steps, today)
  expect(window).toEqual({ from: today - 30, to: today - 1 })
  expect(spans.map(({ isLowest }) => isLowest)).toEqual([true, false])
})

test('the same low price before the window is not the one that counts', () => {
  const steps = [
    { from: today - 90, price: 700 },
    { from: today - 50, price: 900 },
    { from: today - 10, price: 700 },
  ]
  expect(priceLine(steps, today).spans.map(({ isLowest }) => isLowest)).toEqual([false, false, true])
})
