import { type Language, languageRow } from './locale.ts'

/** Of languages that put a comma between all but the last two. Whatever other there is, `Intl` writes (as in `day-words.ts`). */
const and: Partial<Record<Language, string>> = { it: 'e', en: 'and' }

/** Some names as one list: 'uno', 'uno e due', 'uno, due e tre'. */
export function listWords(names: readonly string[], lang: Language): string {
  const word = and[lang]
  if (!word) return new Intl.ListFormat(languageRow(lang).region).format(names)
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}` : names.join()
}
