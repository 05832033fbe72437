import { readFileSync } from 'node:fs'
import { brandValues } from '#shared/brand-values.ts'
import type { Language } from '#shared/locale.ts'
import { createTranslate, type Dictionary, type Translate } from '#shared/messages.ts'

/** The words of the site in one language, as the dictionary in `assets` of a checkout, or of a build's `client`, says them now. */
export function siteWords(root: string, lang: Language): Translate {
  const dictionary = JSON.parse(readFileSync(`${root}/assets/i18n/${lang}.json`, 'utf8')) as Dictionary
  return createTranslate(dictionary, lang, brandValues)
}
