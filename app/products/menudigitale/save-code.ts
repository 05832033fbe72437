import { encode } from 'uqr'
import { attempt } from '#app/platform/attempt.ts'
import { saveFile } from '#app/platform/save-file.ts'
import { stripAccents } from '#shared/accents.ts'
import { codeSvg, type Modules, quietZone } from '#shared/code-svg.ts'

/** In pixels: enough to print a poster. */
const leastWidth = 1200

export function saveSvg(modules: Modules, name: string) {
  saveFile(new Blob([codeSvg(modules)], { type: 'image/svg+xml' }), `${fileName(name)}.svg`)
}

export async function savePng(modules: Modules, name: string) {
  const side = modules.length + 2 * quietZone
  const scale = Math.ceil(leastWidth / side)
  const canvas = document.createElement('canvas')
  canvas.width = side * scale
  canvas.height = side * scale
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures.')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#0b1b33'
  for (const [y, row] of modules.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) pen.fillRect((x + quietZone) * scale, (y + quietZone) * scale, scale, scale)
    }
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('This browser makes no PNG.')
  saveFile(blob, `${fileName(name)}.png`)
}

/** Letters, digits and hyphens only: `menu-trattoria-da-nives`. */
function fileName(name: string) {
  const plain = stripAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return plain ? `menu-${plain}` : 'menu'
}

export type MenuQr = { modules: Modules; version: number; level: 'M' | 'L' }

/**
 * Up to this version level M, which survives a crease or stain; beyond it the smaller modules would harm
 * more.
 */
const largestStrong = 15

/** Above this version (97 modules a side) many phones cannot read a small printed code. */
export const largestEasy = 20

/** Null where no code can hold it (2,953 bytes). */
export function createMenuQr(address: string): MenuQr | null {
  const strong = encodeAt(address, 'M')
  return strong && strong.version <= largestStrong ? strong : encodeAt(address, 'L')
}

function encodeAt(address: string, level: 'M' | 'L'): MenuQr | null {
  const code = attempt(() => encode(address, { ecc: level, border: 0 }))
  return code ? { modules: code.data, version: code.version, level } : null
}
