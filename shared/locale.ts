import { type DefaultLanguage, type Language, languageTable } from '#content/languages.ts'
import type { Text } from '#content/text.ts'
import { weightedNames } from './weighted-names.ts'

export type { Language }

/** Every language of the site, in the order of the table. */
export const languages: readonly Language[] = languageTable.map(({ tag }) => tag)

const isDefaultTag = (tag: Language): tag is DefaultLanguage =>
  languageTable.some((row) => row.tag === tag && 'isDefault' in row)

export const defaultLanguage = requireDefault()

function requireDefault(): DefaultLanguage {
  const [first, ...others] = languages.filter(isDefaultTag)
  if (!first || others.length > 0) throw new Error('content/languages.ts: one row is the default.')
  return first
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((tag) => tag === value)
}

/** What the table says of a language. */
export function languageRow(lang: Language) {
  const row = languageTable.find(({ tag }) => tag === lang)
  if (!row) throw new Error(`content/languages.ts has no row '${lang}'.`)
  return row
}

/** One value for each language, made by a function of it. */
export function eachLanguage<Value>(make: (lang: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((lang) => [lang, make(lang)])) as Record<Language, Value>
}

/** An owner's text in a language; where it lacks that one, in the default language. */
export function textIn(text: Text, lang: Language): string {
  return text[lang] ?? text[defaultLanguage]
}

/** The language of what `textIn()` gives, where that is not the page's: for the attribute `lang`. */
export function otherLanguage(text: Text, lang: Language): Language | undefined {
  return text[lang] === undefined ? defaultLanguage : undefined
}

/**
 * The start rule (specification §1): an earlier explicit choice, else the browser's first language if it is one of the
 * site's, else the default. `browserLanguage` is a BCP 47 tag such as `it-CH`; only its first subtag counts.
 */
export function startLanguage(browserLanguage: string | undefined, chosen?: string): Language {
  if (isLanguage(chosen)) return chosen
  const primary = browserLanguage?.trim().split('-')[0]?.toLowerCase()
  return isLanguage(primary) ? primary : defaultLanguage
}

/**
 * The first preference of an `Accept-Language` header: highest q, then order (RFC 9110 §12.5.4); a language with q=0 is
 * refused and does not count. Undefined when the header names none.
 */
export function firstAcceptedLanguage(header: string | undefined): string | undefined {
  let best: { name: string; weight: number } | undefined
  for (const accepted of weightedNames(header)) {
    if (accepted.weight > (best?.weight ?? 0)) best = accepted
  }
  return best?.name
}
