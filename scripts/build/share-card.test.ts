import { expect, test } from 'vitest'
import { offerings } from '#content/offerings.ts'
import { brandSite, drawn, pixelsOf } from '#tests/helpers/brand-site.ts'
import { buildShareCard, drawShareCard } from './share-card.ts'

const [blue, green, lime, white] = ['0a3fa8ff', '006633ff', '99ff99ff', 'ffffffff']

/** The card's colours at a point, in hexadecimal. */
async function cardOf(settings: Readonly<Record<string, string>>) {
  const root = brandSite(settings, {
    'images/logo.svg': drawn(200, 50, '#006633'),
    'images/dark.svg': drawn(200, 50, '#99ff99'),
  })
  // Made a picture once only: to find a palette takes long.
  const isDrawn = 'brand.logo' in settings
  if (!isDrawn) await buildShareCard(root)
  const card = isDrawn ? Buffer.from(await drawShareCard(root)) : `${root}/dist/client/card.png`
  const { size, at } = await pixelsOf(card)
  return { size, at, cover: (y: number) => at(230, y) }
}

test('has the size that messengers want, the cover, the squared sheet and a tile for each product', async () => {
  const { size, at } = await cardOf({})
  expect(size).toEqual([1200, 630])
  // The sheet's lines are 20 px apart.
  const seen = [at(10, 10), at(459, 620), at(510, 36), at(500, 36)]
  expect(seen).toEqual([blue, blue, white, 'e3ebf8ff'])
  const tiles = offerings.filter((row) => 'panel' in row)
  const grounds = tiles.map((_, index) => at(612 + (index % 3) * 160, 155 + Math.floor(index / 3) * 160))
  expect(grounds).not.toContain(white)
  expect(new Set(grounds).size).toBeGreaterThan(tiles.length / 2)
})

// 340 wide, so 85 high: from 272.5 to 357.5, and the plate 20 more.
const points = [251, 254, 315, 375, 378]

test('a wide logo keeps its ratio on a white plate', async () => {
  const { cover, at } = await cardOf({ 'brand.logo': 'images/logo.svg' })
  expect(points.map(cover)).toEqual([blue, white, green, white, blue])
  const across = [39, 40, 59, 60, 399, 400, 419, 420].map((x) => at(x, 315))
  expect(across).toEqual([blue, white, white, green, green, white, white, blue])
  // Its corners are round.
  expect([at(41, 254), at(418, 376)]).toEqual([blue, blue])
})

test('a dark logo has no plate', async () => {
  const { cover } = await cardOf({ 'brand.logo': 'images/logo.svg', 'brand.logo.dark': 'images/dark.svg' })
  expect(points.map(cover)).toEqual([blue, blue, lime, blue, blue])
})
