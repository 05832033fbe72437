import { defaultLanguage, type Language, languageTable, type Text } from '#content/languages.ts'

export { defaultLanguage, type Language }

export const languages: readonly Language[] = languageTable.map(({ tag }) => tag)

export function isLanguage(value: unknown): value is Language {
  return languages.some((tag) => tag === value)
}

export function languageRow(lang: Language) {
  const row = languageTable.find(({ tag }) => tag === lang)
  if (!row) throw new Error(`content/languages.ts has no row '${lang}'.`)
  return row
}

export function eachLanguage<Value>(make: (lang: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((lang) => [lang, make(lang)])) as Record<Language, Value>
}

/** Falls back to the default language. */
export function textIn(text: Text, lang: Language): string {
  return text[lang] ?? text[defaultLanguage]
}

/** For the attribute `lang`: set when `textIn()` fell back to another language. */
export function otherLanguage(text: Text, lang: Language): Language | undefined {
  return text[lang] === undefined ? defaultLanguage : undefined
}

/** Specification §1. `browserLanguage` is a BCP 47 tag such as `it-CH`, of which the first subtag counts. */
export function startLanguage(browserLanguage: string | undefined, chosen?: string): Language {
  if (isLanguage(chosen)) return chosen
  const primary = browserLanguage?.trim().split('-')[0]?.toLowerCase()
  return isLanguage(primary) ? primary : defaultLanguage
}

/** Highest q, then order; q=0 excludes (RFC 9110 §12.5.4). */
export function firstAcceptedLanguage(header: string | undefined): string | undefined {
  let best: { name: string; weight: number } | undefined
  for (const accepted of weightedNames(header)) {
    if (accepted.weight > (best?.weight ?? 0)) best = accepted
  }
  return best?.name
}

/** Parses an `Accept-…` header (RFC 9110 §12.4.2). Weight defaults to 1; an invalid one is 0. */
export function weightedNames(header: string | undefined): { name: string; weight: number }[] {
  return (header ?? '').split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const written = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2)
    const weight = written === undefined ? 1 : Number(written)
    return name ? [{ name, weight: weight >= 0 && weight <= 1 ? weight : 0 }] : []
  })
}
