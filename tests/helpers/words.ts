import { brandValues } from '#app/platform/brand.ts'
import english from '#assets/i18n/en.json' with { type: 'json' }
import italian from '#assets/i18n/it.json' with { type: 'json' }
import type { Language } from '#shared/locale.ts'
import { createTranslate, type Dictionary, type Translate } from '#shared/messages.ts'

/** The dictionaries of the site that is looked at. */
export const dictionaries: Readonly<Record<Language, Dictionary>> = { it: italian, en: english }

/** The site's own words in a language. */
export function words(lang: Language): Translate {
  return createTranslate(dictionaries[lang], lang, brandValues)
}
