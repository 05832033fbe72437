import { expect, test } from 'vitest'
import { euroText } from '#shared/price.ts'
import { all, textsOf } from '#tests/components/drawn-page.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { PriceDrawing } from './price-drawing.tsx'
import { priceLine } from './price-line.ts'

const today = 20_000
const drawing = () => document.querySelector('main svg') ?? document.body
const lines = () => all(drawing(), 'path').map((path) => path.getAttribute('d'))
const numbers = (element: Element | undefined, ...names: string[]) =>
  names.map((name) => Number(element?.getAttribute(name)))
const show = (steps: Parameters<typeof priceLine>[0]) =>
  renderView(<PriceDrawing line={priceLine(steps, today)} today={today} />)

test('a price is a line that steps on the day it changed, a day a square, highest and lowest to the edges', async () => {
  await show([
    { from: today - 50, price: 3000 },
    { from: today - 20, price: 1000 },
    { from: today - 10, price: 2000 },
  ])
  // Thirty days until yesterday, and eight squares before them.
  expect(drawing().getAttribute('viewBox')).toBe('0 0 390 150')
  expect(numbers(all(drawing(), 'rect')[0], 'x', 'width', 'height')).toEqual([80, 300, 120])
  const [squares, lowest, line, brace] = lines()
  expect(line).toBe('M0 30H180V110H280V70H390')
  expect(lowest).toBe('M80 110H390')
  expect(brace).toBe('M80 124v6H380v-6')
  expect(squares?.match(/M\d+ 0V120/g)).toHaveLength(40)
  expect(squares?.match(/M0 \d+H390/g)).toHaveLength(13)
  expect(squares?.startsWith('M0 0V120M10 0V120')).toBe(true)
  expect(squares?.endsWith('M0 110H390M0 120H390')).toBe(true)
  expect(textsOf(drawing(), 'text')).toEqual([euroText(1000, 'it'), words('it')('ecommerce.prices.window')])
  const [price, days] = all(drawing(), 'text')
  expect(numbers(price, 'x', 'y')).toEqual([86, 102])
  expect(numbers(days, 'x', 'y')).toEqual([230, 148])
  expect(drawing().getAttribute('aria-hidden')).toBe('true')
})

test('the lowest price stands below its line where that is high', async () => {
  await show([
    { from: today - 50, price: 3000 },
    { from: today, price: 1000, isOffer: true },
  ])
  expect(lines().slice(1, 3)).toEqual(['M80 30H390', 'M0 30H380V110H390'])
  expect(numbers(all(drawing(), 'text')[0], 'x', 'y')).toEqual([86, 52])
})

test('a price that never changed is a line in the middle', async () => {
  await show([{ from: today - 35, price: 900 }])
  expect(lines().slice(1, 3)).toEqual(['M80 70H390', 'M30 70H390'])
})

test('what cost so much only before the drawing begins does not press it flat', async () => {
  await show([
    { from: today - 90, price: 9000 },
    { from: today - 38, price: 2000 },
    { from: today - 10, price: 1000 },
  ])
  expect(lines()[2]).toBe('M0 30H280V110H390')
})

test('what is for sale since today has no lowest price yet', async () => {
  await show([{ from: today, price: 900 }])
  expect(lines()).toHaveLength(3)
  expect(textsOf(drawing(), 'text')).toEqual([words('it')('ecommerce.prices.window')])
})

test('a price that ended on the first day of the drawing is still in it', async () => {
  await show([
    { from: today - 90, price: 9000 },
    { from: today - 37, price: 2000 },
    { from: today - 10, price: 1000 },
  ])
  expect(lines()[2]).toBe('M0 30H10V100H280V110H390')
})
