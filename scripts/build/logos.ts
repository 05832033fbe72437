import { hash } from 'node:crypto'
import { copyFileSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { siteDir } from '#content/site-files/site-dir.ts'
import { readLogoFile } from '#scripts/content/logo-file.ts'
import { type Entry, entryValue } from '#shared/entries.ts'
import type { LogoPicture, Logos } from '#shared/pictures.ts'
import type { SettingKey } from '#shared/setting.ts'

type LogoKey = 'brand.logo' | 'brand.logo.dark'

export function readLogos(root: string): Logos | null {
  const paper = readLogo(root, 'brand.logo')
  const cover = readLogo(root, 'brand.logo.dark')
  return paper && (cover ? { paper: paper.picture, cover: cover.picture } : { paper: paper.picture })
}

export function logoFiles(root: string): { original: string; picture: LogoPicture }[] {
  return (['brand.logo', 'brand.logo.dark'] as const).flatMap((key) => readLogo(root, key) ?? [])
}

export function copyLogos(root: string) {
  for (const { original, picture } of logoFiles(root))
    copyFileSync(original, `${root}/dist/client${picture.src}`)
}

/** `kind` is the file extension. */
export type OwnPicture = { original: string; bytes: Buffer; kind: string; width: number; height: number }

export function readPicture(root: string, key: LogoKey | 'brand.icon'): OwnPicture | null {
  const file = brandSetting(root, key)
  if (!file) return null
  const original = `${siteDir(root)}/${file}`
  const bytes = readFileSync(original)
  const measures = readLogoFile(file, bytes, key === 'brand.icon' ? 'icon' : 'logo')
  // The content check has already explained the fault to the owner.
  if (typeof measures === 'string') throw new Error(`${original}: ${measures}`)
  return { original, bytes, kind: extname(file).toLowerCase(), ...measures }
}

export function pictureAddress({ bytes, kind }: OwnPicture): string {
  return `data:image/${kind === '.svg' ? 'svg+xml' : 'png'};base64,${bytes.toString('base64')}`
}

export function brandSetting(root: string, key: SettingKey): string {
  const { entries }: { entries: Entry[] } = JSON.parse(readFileSync(`${siteDir(root)}/settings.json`, 'utf8'))
  return entryValue(entries, key)
}

function readLogo(root: string, key: LogoKey): { original: string; picture: LogoPicture } | null {
  const picture = readPicture(root, key)
  if (!picture) return null
  const { original, bytes, kind, width, height } = picture
  const fingerprint = hash('sha256', bytes).slice(0, 8)
  const src = `/assets/${key === 'brand.logo' ? 'logo' : 'logo-dark'}-${fingerprint}${kind}`
  return { original, picture: { src, width, height } }
}
