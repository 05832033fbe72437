import { attempt } from '#app/platform/attempt.ts'
import { isHashedPath, precacheHeader } from '#shared/built-site.ts'
import type { Language } from '#shared/locale.ts'

/**
 * `hash` is the `sha256-…` of the file's bytes. A neutral page has one file per language, told apart by
 * `lang`.
 */
export type BuildFile = { url: string; hash: string; lang?: Language }

/** The build writes it into the worker's script. A build is stored whole or not at all. */
export type BuildList = { id: string; files: readonly BuildFile[] }

export const cachePrefix = 'vetrina:'

/** For what must outlive the worker's process. */
export const stateCache = `${cachePrefix}state`

export function cacheName(build: string): string {
  return `${cachePrefix}${build}`
}

export function cacheKey(url: string, lang?: Language): string {
  return lang ? `${url}?lang=${lang}` : url
}

/** Each dictionary holds its build's id, so that words of one build are never used with pages of another. */
export const buildKey = '$build'

/** Few at a time, so that the page's own requests come first. */
const lanes = 4

/** Fetches all files into the build's cache. Throws, and removes the cache, if one of them fails. */
export async function storeBuild(list: BuildList) {
  const name = cacheName(list.id)
  await caches.delete(name)
  const cache = await caches.open(name)
  const queue = [...list.files]
  const lane = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      await cache.put(cacheKey(file.url, file.lang), await requireFile(file, list.id))
    }
  }
  try {
    await Promise.all(Array.from({ length: lanes }, lane))
  } catch (error) {
    await caches.delete(name)
    throw error
  }
}

/** From an older cache if the hash is the same, else fetched, at most twice. */
async function requireFile(file: BuildFile, build: string): Promise<Response> {
  const kept = isHashedPath(file.url) ? await caches.match(file.url) : undefined
  if (kept && (await sha256(await kept.clone().arrayBuffer())) === file.hash) return kept
  return (
    (await fetchFile(file, 'no-cache', build)) ?? (await fetchFile(file, 'reload', build)) ?? refuse(file)
  )
}

function refuse(file: BuildFile): never {
  throw new Error(`'${file.url}' is not the one that belongs to this version; the version is refused.`)
}

/** Undefined when the response is not the build's file. */
async function fetchFile(file: BuildFile, cache: RequestCache, build: string): Promise<Response | undefined> {
  const response = await fetch(file.url, {
    cache,
    credentials: 'omit',
    redirect: 'error',
    headers: { [precacheHeader]: build, ...(file.lang && { 'Accept-Language': file.lang }) },
  }).catch(() => undefined)
  // The page for unknown addresses answers 404.
  if (!response || !(response.ok || file.url.endsWith('/404'))) return undefined
  const bytes = await response.clone().arrayBuffer()
  if ((await sha256(bytes)) === file.hash) return response
  // The only files that may be corrected without a new build.
  const isCorrected =
    file.url.startsWith('/assets/i18n/') && buildOf(new TextDecoder().decode(bytes)) === build
  return isCorrected ? response : undefined
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `sha256-${btoa(String.fromCharCode(...digest))}`
}

export function buildOf(text: string): unknown {
  return attempt(() => Reflect.get(Object(JSON.parse(text)), buildKey))
}

/** Those of an Angular worker that was here before, and of other builds unless they may still be needed. */
export async function deleteOldCaches(build: string, areOthersNeeded: boolean) {
  for (const name of await caches.keys()) {
    const isOther = name.startsWith(cachePrefix) && ![stateCache, cacheName(build)].includes(name)
    if (name.startsWith('ngsw:') || (isOther && !areOthersNeeded)) await caches.delete(name)
  }
}
