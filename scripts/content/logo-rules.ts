import type { Entry } from '#shared/entries.ts'
import type { FaultWords } from './fault-words-shape.ts'
import { type LogoUse, readLogoFile } from './logo-file.ts'
import type { Fault } from './schema-faults.ts'

/** The owner's pictures, by their path below `content`. */
export type OwnImages = { has: (file: string) => boolean; read: (file: string) => Buffer }

const uses = new Map<string, LogoUse>([
  ['brand.logo', 'logo'],
  ['brand.logo.dark', 'logo'],
  ['brand.icon', 'icon'],
])

/** What keeps a picture of the logo from being shown. */
export function logoRules(entries: readonly Entry[], images: OwnImages, words: FaultWords): Fault[] {
  const isOn = (key: string) => entries.some((entry) => entry.key === key && entry.enable === 1)
  return entries.flatMap(({ enable, key, value }, row) => {
    const use = uses.get(key)
    if (enable !== 1 || !use) return []
    const path = ['entries', row, 'value'] as const
    if (!images.has(value)) return [{ path, text: `content/${value}: ${words.noFile}` }]
    const read = readLogoFile(value, images.read(value), use)
    if (typeof read === 'string') return [{ path, text: `content/${value}: ${words[use][read]}` }]
    return key === 'brand.logo.dark' && !isOn('brand.logo') ? [{ path, text: words.logo.alone }] : []
  })
}
