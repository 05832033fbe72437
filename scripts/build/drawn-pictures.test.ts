import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { offerings } from '#content/offerings.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { buildAppIcons } from './app-icons.ts'
import { buildShareCard } from './share-card.ts'

const root = ownFolder()
beforeAll(async () => {
  for (const folder of ['assets/static', 'app/products', 'app/styles'])
    cpSync(`${projectRoot}/${folder}`, `${root}/${folder}`, { recursive: true })
  for (const folder of ['site', 'dist/client']) mkdirSync(`${root}/${folder}`, { recursive: true })
  writeFileSync(`${root}/site/settings.json`, '{ "entries": [] }')
  await buildAppIcons(root)
  await buildShareCard(root)
})

/** The colour of a point of a picture: RGBA. */
async function colourAt(name: string, left: number, top: number): Promise<number[]> {
  const picture = sharp(`${root}/dist/client/${name}`).ensureAlpha()
  return [...(await picture.extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

const near = (one: readonly number[], other: readonly number[]) =>
  one.every((value, index) => Math.abs(value - (other[index] ?? 0)) <= 8)
const blue = [0x0a, 0x3f, 0xa8, 255]

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-192.png', 192],
  ['icon-maskable-512.png', 512],
])('%s is a square of %i pixels', async (name, size) => {
  expect(await sharp(`${root}/dist/client/${name}`).metadata()).toMatchObject({
    format: 'png',
    width: size,
    height: size,
    // Few colours: a palette makes a third of the bytes.
    isPalette: true,
  })
})

test('there are no others', () => {
  expect(readdirSync(`${root}/dist/client`)).toHaveLength(7)
})

test.each([192, 512])(
  'what may be cut to a circle is blue to its edge, and its mark is smaller: %i',
  async (size) => {
    const name = `icon-maskable-${size}.png`
    const last = size - 1
    for (const [x = 0, y = 0] of [
      [0, 0],
      [last, 0],
      [0, last],
      [last, last],
      [size / 2, 1],
      [1, size / 2],
    ])
      expect(near(await colourAt(name, x, y), blue), `${x}, ${y}`).toBe(true)
    // The other icon as a whole, drawn within the margin.
    const inset = Math.round(size * 0.14)
    const inner = size - 2 * inset
    for (const part of [0.3, 0.5]) {
      const outer = await colourAt(`icon-${size}.png`, Math.round(size * part), Math.round(size * part))
      const at = inset + Math.round(inner * part)
      expect(near(await colourAt(name, at, at), outer), `${part}`).toBe(true)
    }
  },
)

test('the card has the size that messengers want, the cover, the squared sheet and a key for each product', async () => {
  expect(await sharp(`${root}/dist/client/card.png`).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect(near(await colourAt('card.png', 10, 10), blue)).toBe(true)
  expect(near(await colourAt('card.png', 459, 620), blue)).toBe(true)
  // The sheet's lines are 20 px apart.
  expect(near(await colourAt('card.png', 510, 36), [255, 255, 255, 255])).toBe(true)
  expect(near(await colourAt('card.png', 500, 36), [0xe3, 0xeb, 0xf8, 255])).toBe(true)
  const keys = offerings.filter((row) => 'panel' in row)
  const grounds = await Promise.all(
    keys.map((_, index) =>
      colourAt('card.png', 600 + (index % 3) * 160 + 12, 85 + Math.floor(index / 3) * 160 + 70),
    ),
  )
  for (const ground of grounds) expect(near(ground, [255, 255, 255, 255])).toBe(false)
  expect(new Set(grounds.map(String)).size).toBeGreaterThan(keys.length / 2)
})
