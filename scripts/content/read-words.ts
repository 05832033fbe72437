import { existsSync, readFileSync } from 'node:fs'
import { siteDir } from '#content/site-files/site-dir.ts'
import type { Language } from '#shared/locale.ts'
import type { Dictionary } from '#shared/messages.ts'

/** The words of the site in a language, as the owner's dictionary says them now; those that it lacks are the program's. */
export function readWords(root: string, lang: Language): Dictionary {
  return { ...readIn(`${root}/site`, lang), ...readIn(siteDir(root), lang) }
}

function readIn(folder: string, lang: Language): Dictionary {
  const file = `${folder}/i18n/${lang}.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
