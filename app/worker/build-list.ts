import type { Language } from '#shared/locale.ts'

/**
 * `hash` is the `sha256-…` of the file's bytes. A neutral page has one file per language, told apart by
 * `lang`.
 */
export type BuildFile = { url: string; hash: string; lang?: Language }

/** The build writes it into the worker's script. A build is stored whole or not at all. */
export type BuildList = { id: string; files: readonly BuildFile[] }

export const cachePrefix = 'vetrina:'

export function cacheName(build: string): string {
  return `${cachePrefix}${build}`
}

export function cacheKey(url: string, lang?: Language): string {
  return lang ? `${url}?lang=${lang}` : url
}

/** The only files that may be corrected without a new build. */
export function isDictionaryPath(pathname: string): boolean {
  return pathname.startsWith('/assets/i18n/')
}

/** Each dictionary holds its build's id, so that words of one build are never used with pages of another. */
export const buildKey = '$build'
