/** The two languages of the site, the default one first. */
export const languages = ['en', 'it'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'it'
}

/**
 * The start rule (specification §1): an earlier explicit choice, else the browser's first language if it is English or
 * Italian, else English. `browserLanguage` is a BCP 47 tag such as `it-CH`; only its first subtag counts.
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
  let best: { tag: string; q: number } | undefined
  for (const part of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2)
    const q = weight === undefined ? 1 : Number(weight)
    if (tag && q > 0 && q <= 1 && q > (best?.q ?? 0)) best = { tag, q }
  }
  return best?.tag
}
