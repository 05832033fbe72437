import type { IncomingHttpHeaders } from 'node:http'
import { chosenLanguage } from '#shared/language-choice.ts'
import { firstAcceptedLanguage, type Language, startLanguage, weightedNames } from '#shared/locale.ts'

/** Smallest first. */
export const encodings = ['br', 'gzip'] as const

export type Encoding = (typeof encodings)[number]

/** RFC 9110 §12.5.3; undefined for none. At equal weight the smaller coding wins. */
export function acceptedEncoding(header: string | undefined, available: readonly Encoding[]) {
  const weights = new Map<string, number>()
  for (const { name, weight } of weightedNames(header?.toLowerCase())) {
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight)
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const [best] = encodings
    .filter((encoding) => available.includes(encoding) && weightOf(encoding) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
  const identity = weights.get('identity') ?? 0
  return best && weightOf(best) >= identity ? best : undefined
}

/** RFC 9110 §13.2.2. Without `Last-Modified`, date conditions do not apply. */
export function preconditionStatus(headers: IncomingHttpHeaders, etag: string): 304 | 412 | undefined {
  const match = headers['if-match']
  if (match !== undefined && !entityTags(match).some((tag) => tag === '*' || tag === etag)) return 412
  const noneMatch = headers['if-none-match']
  if (noneMatch === undefined) return undefined
  return entityTags(noneMatch).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)
    ? 304
    : undefined
}

function entityTags(header: string): string[] {
  return header.trim() === '*' ? ['*'] : (header.match(/(?:W\/)?"[^"]*"/g) ?? [])
}

export function visitorLanguage(headers: IncomingHttpHeaders): Language {
  return startLanguage(firstAcceptedLanguage(headers['accept-language']), chosenLanguage(headers.cookie))
}
