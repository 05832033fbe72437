import { encode } from 'uqr'
import { attempt } from '#app/platform/attempt.ts'
import type { Modules } from '#shared/code-svg.ts'

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
