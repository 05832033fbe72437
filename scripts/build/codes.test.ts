import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { codeSvg } from './codes.ts'

/** The drawing as an independent decoder sees it: RGBA, `scale` pixels a module. */
function rasterise(svg: string, scale = 4) {
  const size = Number(/viewBox="-4 -4 (\d+)/.exec(svg)?.[1])
  const side = size * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let row = (Number(y) + 4) * scale; row < (Number(y) + 5) * scale; row++) {
      const start = row * side + (Number(x) + 4) * scale
      for (let pixel = start; pixel < start + Number(length) * scale; pixel++)
        pixels.fill(0, pixel * 4, pixel * 4 + 3)
    }
  }
  return { pixels, side }
}

test.each([
  'https://www.example.it/menudigitale',
  'http://127.0.0.1:3000/lawyers',
  'https://città.example/costaeventi',
])('the QR code of %s decodes to its address', (address) => {
  const { pixels, side } = rasterise(codeSvg(address))
  expect(jsQR(pixels, side, side)?.data).toBe(address)
})
