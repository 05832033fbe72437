import { readFileSync } from 'node:fs'
import type { Entry } from '#shared/entries.ts'
import { entryValue } from '#shared/entries.ts'
import { chosenOwnerLanguage } from '#shared/owner-language.ts'

/** The languages in which build, checks and doctor can speak to the owner; the site's own may be more. */
export const ownerLanguages = ['it', 'en'] as const

export type OwnerLanguage = (typeof ownerLanguages)[number]

/**
 * As the setting `owner.language` says. Settings that cannot be read leave the machine's own language (`LC_ALL`, `LANG`): the fault is then told in words that its user chose.
 */
export function ownerLanguage(
  root: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): OwnerLanguage {
  const chosen = readSetting(root)
  if (chosen === undefined) return /^it/i.test(env.LC_ALL || env.LANG || '') ? 'it' : 'en'
  return chosenOwnerLanguage(chosen, ownerLanguages)
}

function readSetting(root: string): string | undefined {
  try {
    const { entries }: { entries: Entry[] } = JSON.parse(
      readFileSync(`${root}/content/settings.json`, 'utf8'),
    )
    return entryValue(entries, 'owner.language')
  } catch {
    return undefined
  }
}
