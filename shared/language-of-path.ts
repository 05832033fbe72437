import { isLanguage, type Language } from './locale.ts'
import { matchPath } from './match-path.ts'

export function pinnedLanguage(path: string): Language | undefined {
  const first = path.split('/')[1]
  return isLanguage(first) ? first : undefined
}

/** Null unless the language switch was used: only it leads to the same page in another language. */
export function switchedLanguage(from: string, to: string): Language | null {
  const before = matchPath(from)
  const after = matchPath(to)
  if (!after?.lang) return null
  if (!before) return after.page === 'home' && pinnedLanguage(from) !== after.lang ? after.lang : null
  const isSame = before.page === after.page && before.part === after.part
  return isSame && before.lang !== after.lang ? after.lang : null
}
