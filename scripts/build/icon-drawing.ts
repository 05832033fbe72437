import { readFileSync } from 'node:fs'
import { coverColours } from './brand-tokens.ts'
import { letterIcon } from './letter-icon.ts'
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
