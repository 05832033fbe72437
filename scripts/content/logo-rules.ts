import type { Say } from '#scripts/owner/owner-words.ts'
import type { Entry } from '#shared/entries.ts'
import { type LogoUse, readLogoFile } from './logo-file.ts'
import type { Fault } from './schema-faults.ts'

export type OwnImages = {
  path: (file: string) => string
  has: (file: string) => boolean
  read: (file: string) => Buffer
}

const uses = new Map<string, LogoUse>([
  ['brand.logo', 'logo'],
  ['brand.logo.dark', 'logo'],
  ['brand.icon', 'icon'],
])

export function logoRules(entries: readonly Entry[], images: OwnImages, say: Say): Fault[] {
  const isOn = (key: string) => entries.some((entry) => entry.key === key && entry.enable === 1)
  return entries.flatMap(({ enable, key, value }, row) => {
    const use = uses.get(key)
    if (enable !== 1 || !use) return []
    const path = ['entries', row, 'value'] as const
    const file = images.path(value)
    if (!images.has(value)) return [{ path, text: say('check.noFile', { file }) }]
    const read = readLogoFile(value, images.read(value), use)
    if (typeof read === 'string') return [{ path, text: `${file}: ${say(`check.${use}.${read}`)}` }]
    return key === 'brand.logo.dark' && !isOn('brand.logo') ? [{ path, text: say('check.logo.alone') }] : []
  })
}
