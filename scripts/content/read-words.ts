import { existsSync, readFileSync } from 'node:fs'
import { siteDir } from '#content/site-files/site-dir.ts'
import type { Language } from '#shared/locale.ts'
import type { Dictionary } from '#shared/messages.ts'

export function readWords(root: string, lang: Language): Dictionary {
  return { ...readIn(`${root}/site`, lang), ...readIn(siteDir(root), lang) }
}

function readIn(folder: string, lang: Language): Dictionary {
  const file = `${folder}/i18n/${lang}.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
