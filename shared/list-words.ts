import { type Language, languageRow } from './locale.ts'

/** Languages with commas between all but the last two; `Intl` is slow to load (see `dates.ts`). */
const and: Partial<Record<Language, string>> = { it: 'e', en: 'and' }

export function listWords(names: readonly string[], lang: Language): string {
  const word = and[lang]
  if (!word) return new Intl.ListFormat(languageRow(lang).region).format(names)
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}` : names.join()
}
