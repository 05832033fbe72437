import { isHashedPath } from '#shared/built-site.ts'
import { choiceCookieRecord, languageOfMessage } from '#shared/language-choice.ts'
import { pinnedLanguage, switchedLanguage } from '#shared/language-of-path.ts'
import { type Language, startLanguage } from '#shared/locale.ts'
import { matchPath } from '#shared/match-path.ts'
import { pagePath, requirePage } from '#shared/navigation.ts'
import { type BuildList, cacheKey, cacheName } from './build-list.ts'
import { buildOfTab, noteTab, usedBuilds } from './tabs.ts'
import { buildOf, deleteUnused, stateCache, storeBuild } from './versions.ts'

declare const self: ServiceWorkerGlobalScope
declare const __BUILD__: BuildList

const build = __BUILD__
const kept = new Set(build.files.map((file) => file.url))

self.addEventListener('install', (event) => {
  event.waitUntil(
    storeBuild(build).then(async () => {
      // A worker of another kind stood at this address: its pages cannot ask us to take over.
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
  // A file that is followed like a page, such as one for the diary, is still a file.
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
  // On a static host one file stands at a neutral address, for all languages: this one's page has its own address.
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
    // Further parts of a list are not kept, its first one is.
    if (match?.part) return Response.redirect(pagePath(match.page, { lang, addressForm: 'pinned' }))
    const pinned = pinnedLanguage(url.pathname)
    const missing = pinned ? undefined : await cache.match(cacheKey('/404', lang))
    return missing ?? (await cache.match(`/${pinned ?? lang}/404`)) ?? Response.error()
  }
}

/** A tab gets the files of its own build, and what no build of ours has from the network. */
async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const own = (await buildOfTab(event.clientId)) ?? build.id
  const cached =
    (await caches.match(path, { cacheName: cacheName(own) })) ??
    (isHashedPath(path) ? await caches.match(path) : undefined)
  if (cached) return cached
  const response = await fetch(event.request).catch(() => otherSize(path))
  if (isWorthKeeping(response) && isHashedPath(path)) {
    const copy = response.clone()
    event.waitUntil(keep(path, copy).catch(() => undefined))
  }
  return response
}

/** Into the build's own cache; once the worker was removed there is none, and none is made. */
async function keep(path: string, response: Response) {
  const name = cacheName(build.id)
  if (await caches.has(name)) await (await caches.open(name)).put(path, response)
}

/** No page ever has a hashed name: it is the sign-in of some network, or a proxy's own words. */
function isWorthKeeping({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && !headers.get('Content-Type')?.startsWith('text/html')
}

/** Offline, a picture is as good in another size. */
async function otherSize(path: string): Promise<Response> {
  const [, stem] = /^(\/assets\/.+-)\d+-[\da-f]{8}\.avif$/.exec(path) ?? []
  if (!stem) return Response.error()
  const cache = await caches.open(cacheName(build.id))
  const other = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(stem))
  return (other && (await cache.match(other))) ?? Response.error()
}

/** Notes the tab, forgets closed ones with their builds, and looks whether the owner has corrected the words. */
async function afterNavigation(client: string, lang: Language) {
  await noteTab(client, build.id)
  await cleanUp()
  // The page first: it has the words that it needs.
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  await refreshDictionary(`/assets/i18n/${lang}.json`).catch(() => undefined)
}

/** A corrected dictionary of this very build is kept for the next page; one of another build is left alone. */
async function refreshDictionary(path: string) {
  if (!self.navigator.onLine) return
  const response = await fetch(path, { cache: 'no-cache', credentials: 'omit' })
  if (!response.ok || buildOf(await response.clone().text()) !== build.id) return
  await keep(path, response)
}

async function cleanUp() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const used = await usedBuilds(open.map((client) => client.id))
  await deleteUnused(used.add(build.id))
}

const choiceKey = '/choice'

/** The switch was used before the page was awake: the page has told nothing and written no cookie. */
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
