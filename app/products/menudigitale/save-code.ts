import { encode } from 'uqr'
import { codeSvg, type Modules } from '#app/components/qr-code/code-svg.ts'
import { attempt } from '#app/platform/attempt.ts'
import { saveFile } from '#app/platform/save-file.ts'
import { stripAccents } from '#shared/accents.ts'

export function saveSvg(modules: Modules, name: string) {
  saveFile(new Blob([codeSvg(modules)], { type: 'image/svg+xml' }), `${fileName(name)}.svg`)
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
