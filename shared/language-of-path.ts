import { isLanguage, type Language } from './locale.ts'
import { matchPath } from './match-path.ts'

export function pinnedLanguage(path: string): Language | undefined {
  const first = path.split('/')[1]
  return isLanguage(first) ? first : undefined
}

/**
 * Non-null only for a use of the language switch: it alone leads to the same page in another language, or
 * from an unknown path to home.
 */
export function switchedLanguage(from: string, to: string): Language | null {
  const before = matchPath(from)
  const after = matchPath(to)
  if (!after?.lang) return null
  if (!before) return after.page === 'home' && pinnedLanguage(from) !== after.lang ? after.lang : null
  const isSame = before.page === after.page && before.part === after.part
  return isSame && before.lang !== after.lang ? after.lang : null
}
