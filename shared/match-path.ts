import { type PageId, pages } from '#content/pages.ts'
import { isLanguage, type Language } from './locale.ts'

export type PageMatch = { page: PageId; lang: Language | null }

/** The page at a path, with its language where the path pins one; null for an unknown path. */
export function matchPath(pathname: string): PageMatch | null {
  const clean = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const [, first = '', ...rest] = clean.split('/')
  const lang = isLanguage(first) ? first : null
  const path = lang ? `/${rest.join('/')}` : clean
  const page = pages.find((row) => row.path === path && row.id !== 'notfound')
  return page ? { page: page.id, lang } : null
}
