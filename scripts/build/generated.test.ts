import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { languages } from '#shared/locale.ts'
import { pictureAddress } from '#shared/pictures.ts'
import { drawn } from '#tests/helpers/brand-site.ts'
import { clientRow } from '#tests/helpers/client-row.ts'
import { ownFolder, writeDeep } from '#tests/helpers/own-folder.ts'
import { writeGenerated } from './generated.ts'
import { buildPicture, copyPictures } from './render-picture.ts'

const root = ownFolder()
const path = (file: string) => join(root, file)
const write = (file: string, value: unknown) => writeDeep(path(file), JSON.stringify(value))
const read = (file: string) => JSON.parse(readFileSync(path(file), 'utf8'))
const writtenAt = (file: string) => statSync(path(file), { bigint: true }).mtimeNs
const both = (text: string) => ({ it: text, en: text })

const permission = { by: 'Anna', date: '2026-11-20', scope: 'site' }
const person = (name: string, more: object) => {
  const picture = { file: `images/${name}.png` }
  return { name, role: both('titolare'), picture: Object.assign(picture, more) }
}
/** Lying on its side, as a telephone writes it: 500 wide and 600 high once it is turned; transparent in its corner. */
const photo = () => {
  const background = { r: 10, g: 20, b: 30, alpha: 0 }
  const lying = sharp({ create: { width: 600, height: 500, channels: 4, background } })
  return lying.withMetadata({ orientation: 6 }).png().toBuffer()
}

beforeAll(async () => {
  mkdirSync(path('dist/client/assets'), { recursive: true })
  for (const lang of languages) write(`site/i18n/${lang}.json`, { 'mark.hot': 'Piccante' })
  for (const name of ['shown', 'anna']) writeDeep(path(`site/images/${name}.png`), await photo())
  const clients = [clientRow('shown', { permission }), clientRow('draft')]
  write('site/clients.json', { clients })
  const people = [person('anna', { permission }), person('piero', {})]
  write('site/people.json', { people, hours: [] })
  await writeGenerated(root, 'https://a.example')
})

test('writeGenerated writes icons, code, clients and people', () => {
  expect(readFileSync(path('generated/icons.svg'), 'utf8')).toContain('<symbol')
  expect(readFileSync(path('generated/code.svg'), 'utf8')).toContain('<svg')
  expect(Object.keys(read('generated/pictures.json'))).toEqual(['images/shown.png'])
  const people: { picture?: { name: string } }[] = read('generated/people.json').people
  expect(people.map(({ picture }) => picture?.name)).toEqual(['anna', undefined])
})

test('the fonts are WOFF2 with the weights in use only', async () => {
  const weights = async (face: string) => {
    const packed = readFileSync(path(`generated/fonts/${face}.woff2`))
    expect(packed.toString('latin1', 0, 4)).toBe('wOF2')
    const font = await subsetFont(packed, 'a', { targetFormat: 'truetype' })
    const table = (tag: string) => font.indexOf(tag, 0, 'latin1')
    // An entry of the table directory has its offset after tag and checksum.
    const axes = table('fvar') < 0 ? undefined : font.readUInt32BE(table('fvar') + 8)
    if (axes === undefined) return [font.readUInt16BE(font.readUInt32BE(table('OS/2') + 8) + 4)]
    // The first axis: its tag, least, default and greatest value, in 65,536ths.
    return [4, 12].map((at) => font.readInt32BE(axes + font.readUInt16BE(axes + 4) + at) / 65_536)
  }
  expect(await weights('plus-jakarta-sans')).toEqual([400, 800])
  expect(await weights('plus-jakarta-sans-italic')).toEqual([500])
})

test('photos are rotated upright, flattened on white and copied; a drawing is as wide as any page shows', async () => {
  const picture = read('generated/pictures.json')['images/shown.png']
  expect(picture).toMatchObject({ width: 500, height: 600, color: '#ffffff' })
  copyPictures(root)
  for (const name of ['shown', 'anna'])
    for (const format of ['avif', 'webp'] as const) {
      const file = pictureAddress({ ...picture, name }, 500, format)
      const { width, height } = await sharp(path(`dist/client${file}`)).metadata()
      expect([width, height]).toEqual([500, 600])
    }
  writeDeep(path('plan.svg'), drawn(100, 50, '#0a0b0c'))
  expect(await buildPicture(root, path('plan.svg'))).toMatchObject({ width: 1600, color: '#0a0b0c' })
})

test('unchanged sources are not generated again; a new character regenerates the fonts', async () => {
  const made = ['generated/fonts/stamp', 'generated/people.json', 'generated/pictures']
  const before = made.map(writtenAt)
  await writeGenerated(root, 'https://a.example')
  expect(made.map(writtenAt)).toEqual(before)
  const face = () => readFileSync(path('generated/fonts/plus-jakarta-sans.woff2')).length
  const size = face()
  write('site/i18n/en.json', { 'mark.hot': '© ½' })
  onTestFinished(() => write('site/i18n/en.json', { 'mark.hot': 'Piccante' }))
  await writeGenerated(root, 'https://a.example')
  expect(face()).toBeGreaterThan(size)
})
