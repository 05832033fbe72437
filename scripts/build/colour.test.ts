import { expect, test } from 'vitest'
import { contrast, readable } from './colour.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#0a3fa8', '#ffffff', 9.2],
])('the contrast of %s to %s follows WCAG', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

const colours = ['#9c1b14', '#ff0000', '#00ff00', '#ffe680', '#ffffff', '#000000', '#808080', '#1e90ff']

test.each(colours)('readable changes %s on white and black no more than needed', (colour) => {
  for (const [towards, ground] of [
    ['dark', '#ffffff'],
    ['light', '#000000'],
  ] as const) {
    const shade = readable(colour, towards, ground, 7)
    expect(contrast(shade, ground)).toBeGreaterThanOrEqual(7)
    if (contrast(colour, ground) >= 7) expect(shade).toBe(colour)
    else expect(contrast(shade, ground)).toBeLessThan(7.2)
  }
})

test('readable keeps the hue', () => {
  const shade = readable('#ff8080', 'dark', '#ffffff', 7)
  const [red = 0, green = 0, blue = 0] =
    shade.match(/[\da-f]{2}/g)?.map((byte) => Number.parseInt(byte, 16)) ?? []
  expect(red).toBeGreaterThan(1.4 * green)
  expect(Math.abs(green - blue)).toBeLessThan(30)
})

test('readable lightens a colour that is darker than a dark background', () => {
  expect(contrast(readable('#000000', 'light', '#1a2845', 7), '#1a2845')).toBeGreaterThanOrEqual(7)
})

test('readable throws for a contrast that no shade reaches', () => {
  expect(() => readable('#ff0000', 'dark', '#777777', 7)).toThrow('No shade of #ff0000')
})
