import { readFileSync } from 'node:fs'
import { brandValues } from '#shared/brand-values.ts'
import type { Language } from '#shared/locale.ts'
import { createTranslate, type Dictionary, type Translate } from '#shared/messages.ts'

/** The words of the site in one language, as the dictionary in `folder`, the owner's or a build's, says them now. */
export function siteWords(folder: string, lang: Language): Translate {
  const dictionary = JSON.parse(readFileSync(`${folder}/${lang}.json`, 'utf8')) as Dictionary
  return createTranslate(dictionary, lang, brandValues)
}
