import { existsSync, readFileSync } from 'node:fs'
import { siteDir } from '#content/site-files/site-dir.ts'
import { type Entry, entryValue } from '#shared/entries.ts'
import { chosenOwnerLanguage } from '#shared/owner-language.ts'

/** The languages in which build, checks and doctor can speak to the owner; the site's own may be more. */
export const ownerLanguages = ['it', 'en'] as const

export type OwnerLanguage = (typeof ownerLanguages)[number]

/**
 * As the setting `owner.language` says, else Italian. Its row is read alone: a fault elsewhere in the file is told in the
 * owner's language too.
 */
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
