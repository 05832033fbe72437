import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import sharp from 'sharp'
import type { AnsweringPeople } from '#shared/answering-people.ts'
import {
  type Picture,
  type PictureFormat,
  pictureAddress,
  pictureWidths,
  renderedWidths,
} from '#shared/pictures.ts'
import { readJson } from './read-json.ts'

const largest = pictureWidths[2]
/** Cache version: raise it when the rendering below changes. */
const recipe = 3

/** Renders SVG, PNG, JPEG, WebP or AVIF as AVIF and WebP in several widths; cached by content. */
export async function buildPicture(root: string, original: string): Promise<Picture> {
  const folder = `${root}/generated/pictures`
  const bytes = readFileSync(original)
  const fingerprint = createHash('sha256').update(`${recipe}`).update(bytes).digest('hex').slice(0, 8)
  const name = basename(original, extname(original))
  const record = `${folder}/${name}-${fingerprint}.json`
  if (existsSync(record)) return readJson(record)

  mkdirSync(folder, { recursive: true })
  const { data, info } = await decode(bytes)
  const color = `#${data.toString('hex', 0, 3)}`
  const picture = { name, fingerprint, width: info.width, height: info.height, color }
  const target = (width: number, format: PictureFormat) =>
    `${folder}/${basename(pictureAddress(picture, width, format))}`
  const raw = () => sharp(data, { raw: info })
  await Promise.all(
    renderedWidths(info.width).flatMap((width) => [
      raw().resize(width).avif({ quality: 60, effort: 2 }).toFile(target(width, 'avif')),
      raw().resize(width).webp({ quality: 80 }).toFile(target(width, 'webp')),
    ]),
  )
  writeFileSync(record, JSON.stringify(picture))
  return picture
}

async function decode(bytes: Buffer) {
  const { width, format } = await sharp(bytes).metadata()
  const density = format === 'svg' && width ? (72 * largest) / width : 72
  return sharp(bytes, { density })
    .autoOrient()
    .resize({ width: largest, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

export function copyPictures(root: string) {
  const clients = readJson<Record<string, Picture>>(`${root}/generated/pictures.json`)
  const { people } = readJson<AnsweringPeople>(`${root}/generated/people.json`)
  for (const picture of [...Object.values(clients), ...people.flatMap((person) => person.picture ?? [])]) {
    for (const width of renderedWidths(picture.width)) {
      for (const format of ['avif', 'webp'] as const) {
        const file = pictureAddress(picture, width, format)
        copyFileSync(`${root}/generated/pictures/${basename(file)}`, `${root}/dist/client${file}`)
      }
    }
  }
}
