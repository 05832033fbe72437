import { existsSync, readFileSync } from 'node:fs'
import { siteDir } from '#content/site-files/site-dir.ts'
import { chosenOwnerLanguage, type Entry, entryValue } from '#shared/entries.ts'

export const ownerLanguages = ['it', 'en'] as const

export type OwnerLanguage = (typeof ownerLanguages)[number]

/** Reads only this setting, so that faults elsewhere in the file are reported in the right language. */
export function ownerLanguage(root: string): OwnerLanguage {
  const file = `${siteDir(root)}/settings.json`
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const rows = text.match(/\{[^{}]*"owner\.language"[^{}]*\}/g) ?? []
  return chosenOwnerLanguage(entryValue(rows.flatMap(parsedRow), 'owner.language'), ownerLanguages)
}

function parsedRow(text: string): Entry[] {
  try {
    return [JSON.parse(text)]
  } catch {
    return []
  }
}
