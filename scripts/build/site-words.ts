import { readWords } from '#scripts/content/read-words.ts'
import { brandValues } from '#shared/brand-values.ts'
import type { Language } from '#shared/locale.ts'
import { createTranslate, type Translate } from '#shared/messages.ts'

export function siteWords(root: string, lang: Language): Translate {
  return createTranslate(readWords(root, lang), lang, brandValues)
}
