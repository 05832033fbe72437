import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { brandSite, drawn, pixelsOf } from '#tests/helpers/brand-site.ts'
import { buildAppIcons } from './app-icons.ts'
import { iconDrawing } from './icon-drawing.ts'

/** The icons that `buildAppIcons` makes. */
async function icons(...site: Parameters<typeof brandSite>) {
  const root = brandSite(...site)
  await buildAppIcons(root)
  const folder = join(root, 'dist/client')
  const names = readdirSync(folder).filter((name) => name !== 'assets')
  return { folder, names: names.sort(), pixels: (name: string) => pixelsOf(join(folder, name)) }
}

/** What all icons are made of, 512 pixels wide. */
async function drawing(...site: Parameters<typeof brandSite>) {
  const { svg, ground } = await iconDrawing(brandSite(...site))
  return { ground, ...(await pixelsOf(await sharp(Buffer.from(svg)).resize(512).png().toBuffer())) }
}

const blue = '0a3fa8ff'
const plain = await icons({})

test('builds every icon in its size, the PNGs with a palette, which makes a third of the bytes', async () => {
  const { folder, names } = plain
  const sides = {
    'apple-touch-icon.png': 180,
    'icon-192.png': 192,
    'icon-512.png': 512,
    'icon-maskable-192.png': 192,
    'icon-maskable-512.png': 512,
  }
  expect(names).toEqual([...Object.keys(sides), 'favicon.ico', 'favicon.svg'].sort())
  for (const [name, side] of Object.entries(sides))
    expect(await sharp(join(folder, name)).metadata()).toMatchObject({
      width: side,
      height: side,
      isPalette: true,
    })
})

test('favicon.ico contains the icon as one PNG of 32 pixels', async () => {
  const ico = readFileSync(join(plain.folder, 'favicon.ico'))
  expect(ico.toString('hex', 0, 14)).toBe('0000010001002020000001002000')
  const start = ico.readUInt32LE(18)
  expect(start + ico.readUInt32LE(14)).toBe(ico.length)
  const { size, at } = await pixelsOf(ico.subarray(start))
  expect([size, at(16, 2)]).toEqual([[32, 32], blue])
})

test('a maskable icon has its mark inside the safe circle and colour to its edges', async () => {
  const side = 192
  const { data } = await plain.pixels(`icon-maskable-${side}.png`)
  // All that is not blue lies in the circle of four fifths.
  const far: string[] = []
  for (let pixel = 0; pixel < side * side; pixel++) {
    const [x, y] = [pixel % side, Math.floor(pixel / side)]
    const isOutside = Math.hypot(x - side / 2, y - side / 2) > side * 0.4 + 1
    // Allows for the palette and smoothed edges.
    const isBluish = [0x0a, 0x3f, 0xa8, 0xff].every((own, index) => {
      return Math.abs((data[pixel * 4 + index] ?? 0) - own) < 24
    })
    if (isOutside && !isBluish) far.push(`${x}, ${y}`)
  }
  expect(far.slice(0, 3)).toEqual([])
})

const green = '006633ff'
const white = 'ffffffff'
test('a nearly square logo is shown whole on white in every icon', async () => {
  const { pixels } = await icons({ 'brand.logo': 'images/logo.svg' }, { 'images/logo.svg': drawn(90, 60) })
  const sides = { 'favicon.svg': 32, 'icon-512.png': 512, 'icon-maskable-512.png': 512 }
  for (const [name, side] of Object.entries(sides)) {
    const { at } = await pixels(name)
    const middle = Math.floor(side / 2)
    expect(at(middle, middle), name).toBe(green)
    for (const y of [Math.round(side / 8), Math.round((side * 7) / 8)])
      expect(at(middle, y), name).toBe(white)
  }
})

/** Little wider than what is still legible as an icon. */
const wide = { 'images/logo.svg': drawn(160, 100) }

test('a wide logo is replaced by the owner’s initial on the cover’s blue', async () => {
  const settings = { 'brand.logo': 'images/logo.svg', 'brand.name': 'Ferramenta Ivo', 'brand.short': '“ivo”' }
  const { at, ground } = await drawing(settings, wide)
  // An I is a bar down the middle, 20 of 32 high; of the logo there is nothing.
  const column = Array.from({ length: 512 }, (_, y) => at(256, y))
  expect(column.filter((colour) => colour === white).length / 16).toBeCloseTo(20, 0)
  expect([at(256, 40), at(100, 256), at(412, 256), `${ground}ff`]).toEqual([blue, blue, blue, `#${blue}`])
})

test('the owner’s icon fills the square, with any logo', async () => {
  const { at } = await drawing(
    { 'brand.logo': 'images/logo.svg', 'brand.icon': 'images/icon.svg' },
    { 'images/logo.svg': drawn(200, 50), 'images/icon.svg': drawn(64, 64) },
  )
  for (const y of [21, 256, 490]) expect(at(256, y)).toBe(green)
})
