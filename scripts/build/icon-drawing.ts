import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Face, Font } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { coverColours } from './brand-tokens.ts'
import { brandSetting, pictureAddress, readPicture } from './logos.ts'

export type IconDrawing = { svg: string; ground: string }

/** Widest aspect ratio of a logo that is still legible as a favicon. */
const widest = 1.5

/** The owner's icon, else the logo or its owner's initial if the logo is wide, else the default. */
export async function iconDrawing(root: string): Promise<IconDrawing> {
  const icon = readPicture(root, 'brand.icon')
  if (icon) return { svg: onWhite(pictureAddress(icon), 0), ground: '#ffffff' }
  const logo = readPicture(root, 'brand.logo')
  const ground = coverColours(root).light
  if (!logo) {
    const svg = readFileSync(`${root}/assets/static/favicon.svg`, 'utf8')
    return { svg: svg.replace('fill="#0A3FA8"', `fill="${ground}"`), ground }
  }
  const isWide = logo.width / logo.height > widest
  const letter =
    isWide &&
    (await letterIcon(brandSetting(root, 'brand.short') || brandSetting(root, 'brand.name'), ground))
  if (letter) return { svg: letter, ground }
  return { svg: onWhite(pictureAddress(logo), 2), ground: '#ffffff' }
}

function onWhite(address: string, margin: number): string {
  const side = 32 - 2 * margin
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="4" fill="#fff"/><image x="${margin}" y="${margin}" width="${side}" height="${side}" href="${address}"/></svg>`
}

const plate = 32
const box = { width: 22, height: 20 }

/** An outline, since an SVG file cannot use the site's fonts. Undefined without a glyph for the initial. */
async function letterIcon(name: string, ground: string): Promise<string | undefined> {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase('it')
  if (!letter) return undefined
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  )
  const options = { targetFormat: 'truetype', variationAxes: { wght: 800 } } as const
  const font = new Font(new Face(new Blob(await subsetFont(readFileSync(file), letter, options))))
  const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0)
  const extents = glyph && font.glyphExtents(glyph)
  if (!extents) return undefined
  // Font coordinates point up, SVG coordinates down.
  const { xBearing, yBearing, width, height } = extents
  const scale = Math.min(box.width / width, box.height / -height)
  const left = plate / 2 - (xBearing + width / 2) * scale
  const base = plate / 2 + (yBearing + height / 2) * scale
  const place = `translate(${round(left)} ${round(base)}) scale(${round(scale)} ${round(-scale)})`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${plate} ${plate}"><rect width="${plate}" height="${plate}" rx="4" fill="${ground}"/><path fill="#fff" transform="${place}" d="${font.glyphToPath(glyph)}"/></svg>`
}

function round(value: number): number {
  return Number(value.toFixed(5))
}
