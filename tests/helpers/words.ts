import { brandValues } from '#shared/brand-values.ts'
import { eachLanguage, type Language } from '#shared/locale.ts'
import { createTranslate, type Dictionary, type Translate } from '#shared/messages.ts'

const files = import.meta.glob<Dictionary>('/site/i18n/*.json', { eager: true, import: 'default' })

/** The dictionaries of the site that is looked at. */
export const dictionaries: Readonly<Record<Language, Dictionary>> = eachLanguage(
  (lang) => files[`/site/i18n/${lang}.json`] ?? {},
)

/** The site's own words in a language. */
export function words(lang: Language): Translate {
  return createTranslate(dictionaries[lang], lang, brandValues)
}
