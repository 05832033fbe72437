import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { codeSvg } from '#app/components/qr-code/code-svg.ts'
import { decodeMenu, encodeMenu } from './menu-code.ts'
import { readMenu, writeMenu } from './menu-text.ts'
import { sampleMenu } from './sample.ts'
import { createMenuQr, largestEasy } from './save-code.ts'

async function scanned(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(900, 900, { kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test('an independent decoder reads the menu’s address from the code', async () => {
  const { code } = await encodeMenu(sampleMenu)
  const address = `https://www.example.it/menu#${code}`
  const qr = createMenuQr(address)
  expect(qr?.level).toBe('M')
  const read = await scanned(codeSvg(qr?.modules ?? []))
  expect(read).toBe(address)
  expect(await decodeMenu(new URL(read ?? '').hash)).toEqual(readMenu(writeMenu(sampleMenu)))
})

test('longer addresses lower the level, until no code is possible', async () => {
  const at = (length: number) => createMenuQr(`https://www.example.it/menu#1${'aB9_'.repeat(length / 4)}`)
  expect(at(300)).toMatchObject({ level: 'M', version: 13 })
  // Steps of 32 characters are smaller than two versions of a QR code.
  const strong = Array.from({ length: 24 }, (_, step) => at(32 * step)).filter((code) => code?.level === 'M')
  expect(strong.at(-1)?.version).toBe(15)
  expect(at(600)).toMatchObject({ level: 'L' })
  expect(at(600)?.version).toBeLessThanOrEqual(largestEasy)
  expect(at(1200)?.version).toBeGreaterThan(largestEasy)
  expect(at(4000)).toBeNull()
  const long = at(1200)
  expect(await scanned(codeSvg(long?.modules ?? []))).toMatch(/^https:\/\/www\.example\.it\/menu#1aB9_/)
})
