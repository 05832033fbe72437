import { expect, vi } from 'vitest'
import { type BuildFile, cacheName } from '#app/worker/versions.ts'
import { languages } from '#shared/locale.ts'

// Runs the service worker's own file in a page, with real caches and a fake network.

const inBoth = ['/', '/lawyers', '/404']
const pinned = [
  '/it',
  '/it/lawyers',
  '/en/lawyers',
  '/it/404',
  '/en/404',
  '/it/releases',
  '/it/contact/thanks',
]
const plain = ['/logo.svg', '/diary/fair.ics', '/assets/a-12345678.js', '/assets/i18n/it.json']
const pictures = ['/assets/shop-500-12345678.avif', '/assets/shopping-500-12345678.avif']

const files: readonly Pick<BuildFile, 'url' | 'lang'>[] = inBoth
  .flatMap((url) => languages.map((lang): Pick<BuildFile, 'url' | 'lang'> => ({ url, lang })))
  .concat([pinned, plain, pictures].flat().map((url) => ({ url })))

/** The content of a build's file: its address, and its language if it has one. */
const bytesOf = (url: string, lang = '') => `${url} ${lang}`.trim()

/** As the build's list has it: the `sha256-…` of a file's bytes. */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

export const worker = {
  skipWaiting: vi.fn(async () => undefined),
  claim: vi.fn(async () => undefined),
  matchAll: vi.fn(async () => [{ id: 'tab' }]),
}

export const registration: Record<'installing' | 'waiting', object | null> = {
  installing: null,
  waiting: null,
}

/** The fake network: its requests, and its responses. */
export const network = { asked: [] as string[], answer: asBuilt }

export function asBuilt(url: string, lang: string): Response {
  return new Response(bytesOf(url, lang))
}

export function offline(): Response {
  throw new TypeError('offline')
}

export async function startWorker() {
  const list = files.map(
    async (file): Promise<BuildFile> => ({ ...file, hash: await hashOf(bytesOf(file.url, file.lang)) }),
  )
  // For all of the file's tests: stubs last for one.
  Object.assign(window, {
    __BUILD__: { id: 'one', files: await Promise.all(list) },
    clients: { claim: worker.claim, matchAll: worker.matchAll },
    skipWaiting: worker.skipWaiting,
    registration,
    fetch: async (to: string | { url: string }, init?: { headers?: Record<string, string> }) => {
      const { pathname } = new URL(typeof to === 'string' ? to : to.url, location.href)
      network.asked.push(pathname)
      return network.answer(pathname, init?.headers?.['Accept-Language'] ?? '')
    },
  })
  // By glob: the worker's types differ from a page's, so the compiler must not read it here.
  for (const load of Object.values(import.meta.glob('../../app/worker/service-worker.ts'))) await load()
}

/** Installs the worker, then cuts the network: requests from now on are recorded. */
export async function installOffline() {
  network.answer = asBuilt
  await Promise.all(fire('install').waits)
  network.answer = offline
  network.asked = []
  for (const act of [worker.skipWaiting, worker.claim]) act.mockClear()
  worker.matchAll.mockResolvedValue([{ id: 'tab' }])
  Object.assign(registration, { installing: null, waiting: null })
}

export async function forgetAll() {
  for (const name of await caches.keys()) await caches.delete(name)
  await cookieStore.delete('lang')
}

export function fire(type: string, facts: object = {}) {
  const waits: Promise<unknown>[] = []
  let answer: Promise<Response> | undefined
  const waitUntil = (work: Promise<unknown>) => void waits.push(work)
  const respondWith = (given: Promise<Response>) => {
    answer = given
  }
  window.dispatchEvent(Object.assign(new Event(type), { waitUntil, respondWith }, facts))
  return { answer, waits }
}

export type Facts = Partial<Record<'method' | 'mode' | 'referrer', string>> & { headers?: Headers }

/** Sends a page's request to the worker; undefined if it leaves that to the browser. */
export async function ask(path: string, facts: Facts = {}) {
  const { href } = new URL(path, location.href)
  const usual = { url: href, method: 'GET', mode: 'no-cors', referrer: '', headers: new Headers() }
  const request = { ...usual, ...facts }
  const { answer, waits } = fire('fetch', { request, clientId: 'tab', resultingClientId: 'tab' })
  return { response: await answer, waits }
}

/** Visits a page, and waits for the worker's work afterwards, except what it delays. */
export async function visit(path: string, facts: Facts = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { response, waits } = await ask(path, { mode: 'navigate', ...facts })
  if (waits.length > 0) await expect.poll(() => vi.getTimerCount(), { interval: 5 }).toBe(1)
  const afterReading = async () => {
    vi.advanceTimersByTime(3_000)
    await Promise.all(waits)
  }
  return { text: await response?.clone().text(), response, afterReading }
}

export async function keepIn(build: string, path: string, text: string) {
  await (await caches.open(cacheName(build))).put(path, new Response(text))
}
