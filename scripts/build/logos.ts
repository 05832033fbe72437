import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { type LogoUse, readLogoFile } from '#scripts/content/logo-file.ts'
import { type Entry, entryValue } from '#shared/entries.ts'
import type { LogoPicture, Logos } from '#shared/logos.ts'

type LogoKey = 'brand.logo' | 'brand.logo.dark'

/** The logo that the settings of the site at `root` name; null where the stand-in has its place. */
export function readLogos(root: string): Logos | null {
  const paper = readLogo(root, 'brand.logo')
  const cover = readLogo(root, 'brand.logo.dark')
  return paper && (cover ? { paper: paper.picture, cover: cover.picture } : { paper: paper.picture })
}

/** Puts the logo where the pages look for it. */
export function copyLogos(root: string) {
  for (const key of ['brand.logo', 'brand.logo.dark'] as const) {
    const logo = readLogo(root, key)
    if (logo) copyFileSync(logo.original, `${root}/dist/client${logo.picture.src}`)
  }
}

function readLogo(root: string, key: LogoKey): { original: string; picture: LogoPicture } | null {
  const file = fileOf(root, key)
  if (!file) return null
  const original = `${root}/content/${file}`
  const bytes = readFileSync(original)
  const measures = measured(file, bytes, 'logo')
  const fingerprint = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const src = `/assets/${key === 'brand.logo' ? 'logo' : 'logo-dark'}-${fingerprint}${extname(file).toLowerCase()}`
  return { original, picture: { src, ...measures } }
}

/**
 * The square that stands for the provider where there is no room for a name, as SVG, and the colour that lies around it.
 * The owner's icon; else the logo, whole, on white; else the stand-in.
 */
export function iconDrawing(root: string): { svg: string; ground: string } {
  const icon = fileOf(root, 'brand.icon')
  const file = icon || fileOf(root, 'brand.logo')
  if (!file) return { svg: readFileSync(`${root}/assets/static/favicon.svg`, 'utf8'), ground: '#0A3FA8' }
  const bytes = readFileSync(`${root}/content/${file}`)
  measured(file, bytes, icon ? 'icon' : 'logo')
  const type = extname(file).toLowerCase() === '.svg' ? 'image/svg+xml' : 'image/png'
  const [margin, side] = icon ? [0, 32] : [2, 28]
  const address = `data:${type};base64,${bytes.toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="4" fill="#fff"/><image x="${margin}" y="${margin}" width="${side}" height="${side}" href="${address}"/></svg>`
  return { svg, ground: '#ffffff' }
}

function fileOf(root: string, key: LogoKey | 'brand.icon'): string {
  const { entries }: { entries: Entry[] } = JSON.parse(readFileSync(`${root}/content/settings.json`, 'utf8'))
  return entryValue(entries, key)
}

/** The content check has told the owner what is wrong with it, in words: here it is only refused. */
function measured(file: string, bytes: Buffer, use: LogoUse) {
  const measures = readLogoFile(file, bytes, use)
  if (typeof measures === 'string') throw new Error(`content/${file}: ${measures}`)
  return measures
}
