import type { Language } from '#shared/locale.ts'

/**
 * One file of a build as the worker keeps it. `url` is what is fetched, `hash` the `sha256-…` of its bytes. A page is
 * kept under its address; a neutral page has one file per language, told apart by `lang`.
 */
export type BuildFile = { url: string; hash: string; lang?: Language }

/** One build: all its files together, or none. Written into the worker's script by the build. */
export type BuildList = { id: string; files: readonly BuildFile[] }

/** The prefix of every cache that this worker owns. */
export const cachePrefix = 'vetrina:'

export function cacheName(build: string): string {
  return `${cachePrefix}${build}`
}

/** Under which key a file stands in its build's cache. */
export function cacheKey(url: string, lang?: Language): string {
  return lang ? `${url}?lang=${lang}` : url
}

/** The dictionaries: the only files that the owner may correct without a new build. */
export function isDictionaryPath(pathname: string): boolean {
  return pathname.startsWith('/assets/i18n/')
}

/** The key of a dictionary in which the build writes its id, so that one build's words never meet another's pages. */
export const buildKey = '$build'
