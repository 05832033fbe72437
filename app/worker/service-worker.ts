import { isHashedPath } from '#shared/built-site.ts'
import { choiceCookieRecord, languageOfMessage } from '#shared/language-choice.ts'
import { type Language, startLanguage } from '#shared/locale.ts'
import { pagePath, requirePage } from '#shared/navigation.ts'
import { matchPath, pinnedLanguage, switchedLanguage } from '#shared/paths.ts'
import {
  type BuildList,
  buildOf,
  cacheKey,
  cacheName,
  deleteOldCaches,
  stateCache,
  storeBuild,
} from './versions.ts'

declare const self: ServiceWorkerGlobalScope
declare const __BUILD__: BuildList

const build = __BUILD__
const kept = new Set(build.files.map((file) => file.url))

self.addEventListener('install', (event) => {
  event.waitUntil(
    storeBuild(build).then(async () => {
      // Angular's worker (`ngsw`) was at this address: its pages cannot ask this one to take over.
      const names = await caches.keys()
      if (names.some((name) => name.startsWith('ngsw:'))) await self.skipWaiting()
    }),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(cleanUp().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  const chosen = languageOfMessage(event.data)
  if (chosen) event.waitUntil(saveChoice(chosen))
  else if (event.data?.type === 'update') event.waitUntil(self.skipWaiting())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || request.headers.has('range')) return
  // A file opened in the address bar or by a link, such as a calendar file, is still a file.
  const isPage = request.mode === 'navigate' && !(kept.has(url.pathname) && /\.\w+$/.test(url.pathname))
  if (isPage) event.respondWith(answerPage(event, url))
  else if (kept.has(url.pathname) || isHashedPath(url.pathname))
    event.respondWith(answerFile(event, url.pathname))
})

async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const match = matchPath(url.pathname)
  const cache = await caches.open(cacheName(build.id))
  await noteSwitch(event.request, url)
  const lang = match?.lang ?? (await chosenLanguage())
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname
  // A static host has one file for all languages at a neutral address: redirect to the address with the
  // language.
  if (match && !match.lang && !build.files.some((file) => file.url === path && file.lang === lang)) {
    return Response.redirect(pagePath(match.page, { lang, addressForm: 'pinned' }) + url.search)
  }
  const page = match && (await cache.match(cacheKey(path, match.lang ? undefined : lang)))
  if (page && !('fromServer' in requirePage(match.page))) {
    event.waitUntil(afterNavigation(event.resultingClientId, lang))
    return page
  }
  try {
    return await fetch(event.request)
  } catch {
    if (page) return page
    // Only the first part of a list is cached.
    if (match?.part) return Response.redirect(pagePath(match.page, { lang, addressForm: 'pinned' }))
    const pinned = pinnedLanguage(url.pathname)
    const missing = pinned ? undefined : await cache.match(cacheKey('/404', lang))
    return missing ?? (await cache.match(`/${pinned ?? lang}/404`)) ?? Response.error()
  }
}

/** A tab of an older build finds its hashed files in that build's cache. */
async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const cached = await caches.match(path, isHashedPath(path) ? {} : { cacheName: cacheName(build.id) })
  if (cached) return cached
  const response = await fetch(event.request).catch(() => otherSize(path))
  if (isWorthKeeping(response) && isHashedPath(path)) {
    const copy = response.clone()
    event.waitUntil(keep(path, copy).catch(() => undefined))
  }
  return response
}

/** Never creates the cache: it is gone once the worker was removed. */
async function keep(path: string, response: Response) {
  const name = cacheName(build.id)
  if (await caches.has(name)) await (await caches.open(name)).put(path, response)
}

/** HTML at a file's address is a captive portal's or a proxy's page. */
function isWorthKeeping({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && !headers.get('Content-Type')?.startsWith('text/html')
}

/** Offline, the same picture in another size serves. */
async function otherSize(path: string): Promise<Response> {
  const [, stem] = /^(\/assets\/.+-)\d+-[\da-f]{8}\.avif$/.exec(path) ?? []
  if (!stem) return Response.error()
  const cache = await caches.open(cacheName(build.id))
  const other = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(stem))
  return (other && (await cache.match(other))) ?? Response.error()
}

/** Drops old caches, and checks whether the dictionary was corrected. */
async function afterNavigation(client: string, lang: Language) {
  // The page's own requests first.
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  await cleanUp(client)
  await refreshDictionary(`/assets/i18n/${lang}.json`).catch(() => undefined)
}

/** Keeps a corrected dictionary only if it belongs to this build. */
async function refreshDictionary(path: string) {
  if (!self.navigator.onLine) return
  const response = await fetch(path, { cache: 'no-cache', credentials: 'omit' })
  if (!response.ok || buildOf(await response.clone().text()) !== build.id) return
  await keep(path, response)
}

/** Another tab may run an older build, and a worker that waits has its own build there already. */
async function cleanUp(own?: string) {
  const { installing, waiting } = self.registration
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await deleteOldCaches(build.id, Boolean(installing || waiting) || tabs.some(({ id }) => id !== own))
}

const choiceKey = '/choice'

/** The language is being switched, perhaps before hydration, when the page writes no cookie. */
async function noteSwitch({ referrer }: Request, url: URL) {
  const source = URL.parse(referrer)
  const lang = source?.origin === url.origin ? switchedLanguage(source.pathname, url.pathname) : null
  if (!lang) return
  await saveChoice(lang)
  if (!('cookieStore' in self)) return
  await self.cookieStore.set(choiceCookieRecord(lang, Date.now())).catch(() => undefined)
}

async function saveChoice(lang: Language) {
  await (await caches.open(stateCache)).put(choiceKey, new Response(lang))
}

async function chosenLanguage(): Promise<Language> {
  const choice = await caches.match(choiceKey, { cacheName: stateCache })
  return startLanguage(self.navigator.language, await choice?.text())
}
