import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { chosenLanguage } from '#shared/language-choice.ts'
import {
  asBuilt,
  ask,
  type Facts,
  fire,
  forgetAll,
  installOffline,
  keepIn,
  network,
  offline,
  registration,
  startWorker,
  visit,
  worker,
} from '#tests/components/worker-harness.ts'
import { buildKey, cacheName } from './versions.ts'

const words = '/assets/i18n/it.json'
const textOf = async (path: string, facts?: Facts) => (await ask(path, facts)).response?.text()

beforeAll(startWorker)
beforeEach(installOffline)

afterEach(async () => {
  vi.useRealTimers()
  await forgetAll()
})

test('a cached page is served from the cache, with or without a trailing slash', async () => {
  expect((await visit('/it/lawyers')).text).toBe('/it/lawyers')
  expect((await visit('/it/lawyers/')).text).toBe('/it/lawyers')
  expect((await visit('/')).text).toBe('/ it')
  expect(network.asked).toEqual([])
})

const visitPage = async () => (await visit('/it/lawyers')).afterReading()
const activate = () => Promise.all(fire('activate').waits)

test.for([
  ['a page visit deletes other builds', ['tab'], null, visitPage, false],
  ['a page visit keeps the build that another tab may run', ['tab', 'other'], null, visitPage, true],
  ['a page visit keeps the build of a worker that waits', ['tab'], 'waiting', visitPage, true],
  ['a page visit keeps the build that is being installed', ['tab'], 'installing', visitPage, true],
  ['activation keeps the build of open pages', ['tab'], null, activate, true],
  ['activation without open pages deletes other builds', [], null, activate, false],
] as const)('%s', async ([, tabs, next, happen, isKept]) => {
  worker.matchAll.mockResolvedValue(tabs.map((id) => ({ id })))
  if (next) registration[next] = {}
  await caches.open(cacheName('zero'))
  await happen()
  expect(await caches.has(cacheName('zero'))).toBe(isKept)
  expect(worker.matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true })
  expect(worker.claim).toHaveBeenCalledTimes(happen === activate ? 1 : 0)
})

test('a neutral address is served in the browser’s language or the language from a message', async () => {
  expect((await visit('/lawyers')).text).toBe('/lawyers it')
  await Promise.all(fire('message', { data: { type: 'language', lang: 'en' } }).waits)
  expect((await visit('/lawyers')).text).toBe('/lawyers en')
  expect(worker.skipWaiting).not.toHaveBeenCalled()
})

test.for<[name: string, referrer: string, chosen: string | undefined]>([
  ['a link from the same page in another language saves the language', '/it/lawyers', 'en'],
  ['a link from a page in the same language saves no language', '/en', undefined],
  ['a link from another site saves no language', 'https://other.example/it/lawyers', undefined],
])('%s', async ([, referrer, chosen]) => {
  await visit('/en/lawyers', { referrer: new URL(referrer, location.href).href })
  expect(chosenLanguage(document.cookie)).toBe(chosen)
  expect((await visit('/lawyers')).text).toBe(`/lawyers ${chosen ?? 'it'}`)
})

test('the thanks page comes from the server, and from the cache only while offline', async () => {
  network.answer = () => new Response('your request')
  expect((await visit('/it/contact/thanks')).text).toBe('your request')
  network.answer = offline
  expect((await visit('/it/contact/thanks')).text).toBe('/it/contact/thanks')
})

test('an unknown address comes from the network, and is the 404 page in its language while offline', async () => {
  network.answer = () => new Response('new')
  expect((await visit('/it/nowhere')).text).toBe('new')
  network.answer = offline
  expect((await visit('/en/nowhere')).text).toBe('/en/404')
  expect((await visit('/nowhere')).text).toBe('/404 it')
})

test.for([
  ['a further part of a list redirects to the first part while offline', '/it/releases/3', '/it/releases'],
  ['a neutral address without a file of its own redirects', '/releases?days=9', '/it/releases?days=9'],
] as const)('%s', async ([, from, to]) => {
  const { response } = await visit(from)
  expect(response?.status).toBe(302)
  expect(response?.headers.get('Location')).toBe(location.origin + to)
})

test('a cached file is served, even when opened as a page, and hashed ones from any build', async () => {
  expect(await textOf('/logo.svg')).toBe('/logo.svg')
  expect((await visit('/diary/fair.ics')).text).toBe('/diary/fair.ics')
  await keepIn('zero', '/logo.svg', 'older logo')
  await keepIn('zero', '/assets/z-12345678.js', 'older script')
  expect(await textOf('/logo.svg')).toBe('/logo.svg')
  expect(await textOf('/assets/z-12345678.js')).toBe('older script')
  expect(network.asked).toEqual([])
})

const newFile = '/assets/n-12345678.js'
const redirected = () => Object.defineProperty(new Response(''), 'redirected', { value: true })
const htmlPage = { headers: { 'Content-Type': 'text/html; charset=utf-8' } }

test.for<[name: string, isKept: boolean, response: () => Response]>([
  ['a successful response', true, () => new Response('new')],
  ['an HTML response of a captive portal', false, () => new Response('sign in', htmlPage)],
  ['a failed response', false, () => new Response('no', { status: 500 })],
  ['a redirected response', false, redirected],
])('%s for a hashed path is passed on (cached: %s)', async ([, isKept, response]) => {
  network.answer = response
  const { response: given, waits } = await ask(newFile)
  expect(given?.status).toBe(response().status)
  await Promise.all(waits)
  expect(network.asked).toEqual([newFile])
  expect((await caches.match(newFile)) !== undefined).toBe(isKept)
})

test('a response is not cached for an unhashed path or after the build’s cache was deleted', async () => {
  network.answer = () => new Response('new')
  await (await caches.open(cacheName('one'))).delete('/logo.svg')
  await Promise.all((await ask('/logo.svg')).waits)
  expect(await caches.match('/logo.svg')).toBeUndefined()
  await caches.delete(cacheName('one'))
  await Promise.all((await ask(newFile)).waits)
  expect(await caches.has(cacheName('one'))).toBe(false)
})

test('a picture is served in its cached size while offline, never another picture', async () => {
  expect(await textOf('/assets/shop-1000-87654321.avif')).toBe('/assets/shop-500-12345678.avif')
  for (const path of ['/assets/sho-1000-87654321.avif', '/assets/shop-12345678.js'])
    expect((await ask(path)).response?.type).toBe('error')
})

test.for<[name: string, path: string, facts: Facts]>([
  ['a POST request', '/it/lawyers', { method: 'POST', mode: 'navigate' }],
  ['a request to another site', 'https://other.example/assets/a-12345678.js', {}],
  ['a range request', '/assets/a-12345678.js', { headers: new Headers({ range: 'bytes=0-' }) }],
  ['a path outside the build', '/api/contact', {}],
])('%s is left to the browser', async ([, path, facts]) => {
  expect((await ask(path, facts)).response).toBeUndefined()
})

const corrected = (build: string) => JSON.stringify({ [buildKey]: build })

test.for<[name: string, text: string, status: number, kept: string]>([
  ['of this build is cached after a page visit', corrected('one'), 200, corrected('one')],
  ['of another build is not cached', corrected('two'), 200, words],
  ['with a failed response is not cached', corrected('one'), 500, words],
])('a corrected dictionary %s', async ([, text, status, kept]) => {
  const { afterReading } = await visit('/it/lawyers')
  expect(network.asked).toEqual([])
  network.answer = () => new Response(text, { status })
  await afterReading()
  expect(network.asked).toEqual([words])
  expect(await textOf(words)).toBe(kept)
})

test('a new version waits for an update message, but replaces an Angular worker at once', async () => {
  network.answer = asBuilt
  await Promise.all(fire('install').waits)
  for (const data of [null, { type: 'other' }]) fire('message', { data })
  expect(worker.skipWaiting).not.toHaveBeenCalled()
  fire('message', { data: { type: 'update' } })
  expect(worker.skipWaiting).toHaveBeenCalledOnce()
  await caches.open('ngsw:/:db')
  await Promise.all(fire('install').waits)
  expect(worker.skipWaiting).toHaveBeenCalledTimes(2)
})
