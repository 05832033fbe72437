import { afterEach, expect, test, vi } from 'vitest'
import { recordDownloads } from '#tests/components/record-downloads.ts'
import { savePng, saveSvg } from './save-code.ts'

afterEach(() => void vi.restoreAllMocks())

const modules = [
  [true, false, true],
  [false, true, false],
  [true, true, false],
]

test('the PNG has every module of the code, dark on white, with the quiet zone', async () => {
  const files = recordDownloads()
  await savePng(modules, 'Trattoria')
  const blob = (await files[0]?.blob) ?? new Blob()
  expect([files[0]?.name, blob.type]).toEqual(['menu-trattoria.png', 'image/png'])
  const picture = await createImageBitmap(blob)
  expect(picture.width).toBe(picture.height)
  expect(picture.width).toBeGreaterThanOrEqual(1200)
  const squares = modules.length + 8
  const side = picture.width / squares
  expect(Number.isInteger(side)).toBe(true)
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  pen?.drawImage(picture, 0, 0)
  const isDark = (x: number, y: number) =>
    (pen?.getImageData(Math.floor((x + 0.5) * side), Math.floor((y + 0.5) * side), 1, 1).data[0] ?? 255) < 128
  for (let y = 0; y < squares; y++) {
    for (let x = 0; x < squares; x++)
      expect(isDark(x, y), `${x}, ${y}`).toBe(modules[y - 4]?.[x - 4] ?? false)
  }
})

test.each([
  ['Trattoria da Nives', 'menu-trattoria-da-nives'],
  ['  Caffè “Più” & Co. ', 'menu-caffe-piu-co'],
  ['…', 'menu'],
])('the drawing of %j is named %s', async (name, file) => {
  const files = recordDownloads()
  saveSvg(modules, name)
  expect([files[0]?.name, (await files[0]?.blob)?.type]).toEqual([`${file}.svg`, 'image/svg+xml'])
})
