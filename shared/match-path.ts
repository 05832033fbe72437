import { type PageId, pages } from '#content/pages.ts'
import { isLanguage, type Language } from './locale.ts'

export type PageMatch = { page: PageId; lang: Language | null; part?: string | undefined }

/** Null for unknown paths. Parts of lists are always pinned. */
export function matchPath(pathname: string): PageMatch | null {
  const clean = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const [, first = '', ...rest] = clean.split('/')
  const lang = isLanguage(first) ? first : null
  const path = lang ? `/${rest.join('/')}` : clean
  const page = pages.find((row) => row.path === path && row.id !== 'notfound')
  if (page) return { page: page.id, lang }
  const [name = '', part = ''] = rest
  const list = lang && pages.find((row) => 'list' in row && row.path === `/${name}`)
  return list && rest.length === 2 && /^[a-z\d-]+$/.test(part) ? { page: list.id, lang, part } : null
}
