import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { ownFolder } from './own-folder.ts'
import { projectRoot } from './site-root.ts'

type Texts = Readonly<Record<string, string>>

/** A project whose `site/` has these settings and pictures alone, before its files are built. */
export function brandSite(settings: Texts, pictures: Texts = {}): string {
  const root = ownFolder()
  for (const name of ['assets', 'app']) symlinkSync(`${projectRoot}/${name}`, `${root}/${name}`)
  for (const name of ['site/images', 'dist/client/assets']) mkdirSync(`${root}/${name}`, { recursive: true })
  const entries = Object.entries(settings).map(([key, value]) => ({ enable: 1, key, value }))
  writeFileSync(`${root}/site/settings.json`, JSON.stringify({ entries }))
  for (const [file, text] of Object.entries(pictures)) writeFileSync(`${root}/site/${file}`, text)
  return root
}

/** An SVG of one colour. */
export const drawn = (width: number, height: number, colour = '#063') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${colour}"/></svg>`

/** The width and height of a picture, and what it shows at a point, in hexadecimal. */
export async function pixelsOf(file: string | Buffer) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * 4
    return data.subarray(start, start + 4).toString('hex')
  }
  return { size: [info.width, info.height], at, data }
}
