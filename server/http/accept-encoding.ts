import { weightedNames } from '#shared/weighted-names.ts'

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
