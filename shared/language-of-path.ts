import { isLanguage, type Language } from './locale.ts'
import { matchPath } from './match-path.ts'

/** The language that a path pins, `/it` or `/en/…`; undefined when it pins none. */
export function pinnedLanguage(path: string): Language | undefined {
  const first = path.split('/')[1]
  return isLanguage(first) ? first : undefined
}

/**
 * The language that a visit chooses, told by the path that it comes from, on this site. Every other link keeps the
 * language and the form of the address; only the switch leads to the same page pinned to another language, and from an
 * unknown address to the home page. Null for all other visits.
 */
export function switchedLanguage(from: string, to: string): Language | null {
  const before = matchPath(from)
  const after = matchPath(to)
  if (!after?.lang) return null
  if (!before) return after.page === 'home' && pinnedLanguage(from) !== after.lang ? after.lang : null
  const isSame = before.page === after.page && before.part === after.part
  return isSame && before.lang !== after.lang ? after.lang : null
}
