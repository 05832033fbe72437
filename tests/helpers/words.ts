import { brandValues } from '#shared/brand-values.ts'
import { eachLanguage, type Language } from '#shared/locale.ts'
import { createTranslate, type Dictionary, type Translate } from '#shared/messages.ts'

const files = import.meta.glob<Dictionary>(['/site/i18n/*.json', '/tests/fixture-site/i18n/*.json'], {
  eager: true,
  import: 'default',
})

/** Completed from the program's own. */
export const dictionaries: Readonly<Record<Language, Dictionary>> = eachLanguage((lang) => ({
  ...files[`/site/i18n/${lang}.json`],
  ...files[`/tests/fixture-site/i18n/${lang}.json`],
}))

export function words(lang: Language): Translate {
  return createTranslate(dictionaries[lang], lang, brandValues)
}
