import { attempt } from '#app/platform/attempt.ts'
import { isHashedPath, precacheHeader } from '#shared/built-site.ts'
import {
  type BuildFile,
  type BuildList,
  buildKey,
  cacheKey,
  cacheName,
  cachePrefix,
  isDictionaryPath,
} from './build-list.ts'

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
  const isCorrected = isDictionaryPath(file.url) && buildOf(new TextDecoder().decode(bytes)) === build
  return isCorrected ? response : undefined
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `sha256-${btoa(String.fromCharCode(...digest))}`
}

export function buildOf(text: string): unknown {
  return attempt(() => Reflect.get(Object(JSON.parse(text)), buildKey))
}

/** Also removes the caches of an Angular worker that was here before. */
export async function deleteUnused(used: ReadonlySet<string>) {
  for (const name of await caches.keys()) {
    const isOurs = name.startsWith(cachePrefix) && name !== stateCache
    if (name.startsWith('ngsw:') || (isOurs && !used.has(name.slice(cachePrefix.length)))) {
      await caches.delete(name)
    }
  }
}

/** For what must outlive the worker's process. */
export const stateCache = `${cachePrefix}state`

/** By client id. */
type Tabs = Record<string, string>

const key = '/tabs'

async function loadTabs(): Promise<Tabs> {
  // `caches.open` would create the cache: a removed worker must leave none behind.
  const state = await caches.match(key, { cacheName: stateCache })
  return state?.json().catch(() => ({})) ?? {}
}

async function saveTabs(tabs: Tabs) {
  const state = await caches.open(stateCache)
  await state.put(key, Response.json(tabs))
}

let turn: Promise<unknown> = Promise.resolve()

/** Queued, so that two tabs opened at once do not overwrite each other's entry. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = turn.then(work, work)
  turn = next.catch(() => undefined)
  return next
}

export function recordTab(client: string, build: string) {
  return inTurn(async () => saveTabs({ ...(await loadTabs()), [client]: build }))
}

/** Undefined for a tab opened before there was a worker. */
export async function buildOfTab(client: string): Promise<string | undefined> {
  return (await loadTabs())[client]
}

/** Drops the entries of closed tabs. */
export function usedBuilds(open: readonly string[]): Promise<Set<string>> {
  return inTurn(async () => {
    const tabs = Object.fromEntries(
      Object.entries(await loadTabs()).filter(([client]) => open.includes(client)),
    )
    await saveTabs(tabs)
    return new Set(Object.values(tabs))
  })
}
