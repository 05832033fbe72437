import type { Language } from './locale.ts'
import { matchPath } from './match-path.ts'

/**
 * The language that a visit chooses, told by the path that it comes from, on this site. Every other link keeps the
 * language and the form of the address; only the switch leads to the same page pinned to another language, and from an
 * unknown address to the home page. Null for all other visits.
 */
export function switchedLanguage(from: string, to: string): Language | null {
  const before = matchPath(from)
  const after = matchPath(to)
  if (!after?.lang) return null
  if (!before) return after.page === 'home' && pinned(from) !== after.lang ? after.lang : null
  return before.page === after.page && before.lang !== after.lang ? after.lang : null
}

function pinned(path: string): string | undefined {
  return path.split('/')[1]
}
