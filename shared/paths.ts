import { type PageId, pages } from '#content/pages.ts'
import { isLanguage, type Language } from './locale.ts'

export type PageMatch = { page: PageId; lang: Language | null; part?: string | undefined }

/** Null for unknown paths. Parts of lists are always pinned. */
export function matchPath(pathname: string): PageMatch | null {
  const clean = pathname.replace(/(.)\/$/, '$1')
  const [, first = '', ...rest] = clean.split('/')
  const lang = isLanguage(first) ? first : null
  const path = lang ? `/${rest.join('/')}` : clean
  const page = pages.find((row) => row.path === path && row.id !== 'notfound')
  if (page) return { page: page.id, lang }
  const [name = '', part = ''] = rest
  const list = lang && pages.find((row) => 'list' in row && row.path === `/${name}`)
  return list && rest.length === 2 && /^[a-z\d-]+$/.test(part) ? { page: list.id, lang, part } : null
}

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
