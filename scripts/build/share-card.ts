import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { panelTiles } from '#shared/navigation.ts'
import { coverColours } from './brand-tokens.ts'
import { iconDrawing } from './icon-drawing.ts'
import { iconShapes } from './icon-sheet.ts'
import { type OwnPicture, pictureAddress, readPicture } from './logos.ts'

const size = { width: 1200, height: 630 }

const stroke =
  'transform="translate(37 37) scale(2.75)" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'

/** The Open Graph image. */
export async function buildShareCard(root: string) {
  const svg = Buffer.from(await drawShareCard(root))
  await sharp(svg).png({ palette: true }).toFile(`${root}/dist/client/card.png`)
}

/** It has no words, so it serves all languages. */
export async function drawShareCard(root: string): Promise<string> {
  const sign = await coverSign(root)
  const tiles = panelTiles()
  const place = tilePlaces(tiles.length)
  const drawn = tiles.map(({ accent, icon }, index) => {
    const position = place(index)
    return `<g transform="${position}"><rect width="140" height="140" rx="12" fill="${ground(root, accent)}"/><g ${stroke}>${iconShapes(icon)}</g></g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes(size)}>
    <defs><pattern id="squares" y="5" width="20" height="20" patternUnits="userSpaceOnUse">
      <path d="M20 0H0V20" fill="none" stroke="#E3EBF8" stroke-width="2"/>
    </pattern></defs>
    <rect ${attributes(size)} fill="#fff"/><rect ${attributes(size)} fill="url(#squares)"/>
    <rect width="460" height="630" fill="${coverColours(root).light}"/>
    ${sign}
    ${drawn.join('')}
  </svg>`
}

/** Positions on a square grid (140 px tiles, 20 px gaps), scaled down when there are many. */
export function tilePlaces(count: number): (index: number) => string {
  const columns = Math.ceil(Math.sqrt(count))
  const rows = Math.ceil(count / columns)
  const scale = Math.min(1, 3 / columns)
  const [left, top] = [830 - (columns * 160 - 20) * (scale / 2), 315 - (rows * 160 - 20) * (scale / 2)]
  return (index) => {
    const [x, y] = [(index % columns) * 160, Math.floor(index / columns) * 160]
    return `translate(${left + x * scale} ${top + y * scale}) scale(${scale})`
  }
}

/** 460 × 630 px: the logo, else the icon. A logo without a dark variant gets a white background. */
async function coverSign(root: string): Promise<string> {
  const dark = readPicture(root, 'brand.logo.dark')
  const logo = dark ?? readPicture(root, 'brand.logo')
  if (!logo) {
    const drawn = (await iconDrawing(root)).svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    return `<svg x="95" y="180" width="270" height="270" viewBox="0 0 32 32">${drawn}</svg>`
  }
  const { width, height } = fitted(logo, { width: 340, height: 270 })
  const [x, y] = [230 - width / 2, 315 - height / 2]
  const plate = { x: x - 20, y: y - 20, width: width + 40, height: height + 40, rx: 12 }
  const paper = dark ? '' : `<rect ${attributes(plate)} fill="#fff"/>`
  return `${paper}<image ${attributes({ x, y, width, height })} href="${pictureAddress(logo)}"/>`
}

function fitted({ width, height }: OwnPicture, box: { width: number; height: number }) {
  const scale = Math.min(box.width / width, box.height / height)
  return { width: width * scale, height: height * scale }
}

function attributes(values: Record<string, number>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
}

function ground(root: string, accent: string): string {
  if (accent === 'home') return coverColours(root).light
  const file = `app/products/${accent}/colours.css`
  const sheet = readFileSync(`${root}/${file}`, 'utf8')
  const block = sheet.slice(sheet.indexOf(`[data-accent="${accent}"]`))
  const colour = /--ground: light-dark\((#[\da-f]{6})/.exec(block)?.[1]
  if (!colour) throw new Error(`${file} has no ground for the accent '${accent}'.`)
  return colour
}
