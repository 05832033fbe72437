import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brandValues } from '#app/brand.ts'
import type { Language } from '#shared/locale.ts'
import { createTranslate, type Dictionary, isDictionary, type Translate } from '#shared/messages.ts'

/** The dictionary of a language, as its file has it. */
export function readDictionary(lang: Language): Dictionary {
  const file = fileURLToPath(new URL(`../../assets/i18n/${lang}.json`, import.meta.url))
  const dictionary: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isDictionary(dictionary)) throw new Error(`${file} is not a dictionary.`)
  return dictionary
}

/** The site's own words in a language. */
export function words(lang: Language): Translate {
  return createTranslate(readDictionary(lang), lang, brandValues)
}
