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
  startWorker,
  visit,
  worker,
} from '#tests/components/worker-harness.ts'
import { buildKey, cacheName } from './build-list.ts'
import { buildOfTab, recordTab } from './tabs.ts'

const words = '/assets/i18n/it.json'
const textOf = async (path: string, facts?: Facts) => (await ask(path, facts)).response?.text()

beforeAll(startWorker)
beforeEach(installOffline)

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await forgetAll()
})

test('a page that is kept comes from there, with or without a slash at its end, and its tab is noted', async () => {
  expect((await visit('/it/lawyers')).text).toBe('/it/lawyers')
  expect((await visit('/it/lawyers/')).text).toBe('/it/lawyers')
  expect((await visit('/')).text).toBe('/ it')
  expect(await buildOfTab('tab')).toBe('one')
  expect(network.asked).toEqual([])
})

test('at each visit the builds that no open page runs any more are forgotten', async () => {
  await recordTab('closed', 'zero')
  await caches.open(cacheName('zero'))
  await visit('/it/lawyers')
  expect(await caches.has(cacheName('zero'))).toBe(false)
})

test('an address without a language is answered in the browser’s, or in the one that was told', async () => {
  expect((await visit('/lawyers')).text).toBe('/lawyers it')
  await Promise.all(fire('message', { data: { type: 'language', lang: 'en' } }).waits)
  expect((await visit('/lawyers')).text).toBe('/lawyers en')
  expect(worker.skipWaiting).not.toHaveBeenCalled()
})

test.for<[name: string, referrer: string, chosen: string | undefined]>([
  ['who switches before the page is awake has chosen', '/it/lawyers', 'en'],
  ['who goes on in a language has not', '/en', undefined],
  ['who comes from another site has not', 'https://other.example/it/lawyers', undefined],
])('%s', async ([, referrer, chosen]) => {
  await visit('/en/lawyers', { referrer: new URL(referrer, location.href).href })
  expect(chosenLanguage(document.cookie)).toBe(chosen)
  expect((await visit('/lawyers')).text).toBe(`/lawyers ${chosen ?? 'it'}`)
})

test('a browser that gives workers no cookies shows the chosen language all the same', async () => {
  const own = Object.getOwnPropertyDescriptor(window, 'cookieStore') ?? {}
  Reflect.deleteProperty(window, 'cookieStore')
  try {
    const { text } = await visit('/en/lawyers', { referrer: `${location.origin}/it/lawyers` })
    expect(text).toBe('/en/lawyers')
  } finally {
    Object.defineProperty(window, 'cookieStore', own)
  }
})

test('what one visitor has sent is asked of the server, and only offline taken from what is kept', async () => {
  network.answer = () => new Response('your request')
  expect((await visit('/it/contact/thanks')).text).toBe('your request')
  network.answer = offline
  expect((await visit('/it/contact/thanks')).text).toBe('/it/contact/thanks')
})

test('what is not kept comes from the network; offline an unknown address is told so in its language', async () => {
  network.answer = () => new Response('new')
  expect((await visit('/it/nowhere')).text).toBe('new')
  network.answer = offline
  expect((await visit('/en/nowhere')).text).toBe('/en/404')
  expect((await visit('/nowhere')).text).toBe('/404 it')
})

test('offline a further part of a list leads to its first one', async () => {
  const { response } = await visit('/it/releases/3')
  expect([response?.status, response?.headers.get('Location')]).toEqual([
    302,
    `${location.origin}/it/releases`,
  ])
})

test('a file that is kept comes from there, followed as a page too; in a tab of another build from that one', async () => {
  expect(await textOf('/logo.svg')).toBe('/logo.svg')
  expect((await visit('/diary/fair.ics')).text).toBe('/diary/fair.ics')
  await keepIn('zero', '/logo.svg', 'older logo')
  await keepIn('zero', '/assets/z-12345678.js', 'older script')
  await recordTab('older', 'zero')
  expect(await textOf('/logo.svg', { clientId: 'older' })).toBe('older logo')
  expect(await textOf('/logo.svg')).toBe('/logo.svg')
  expect(await textOf('/assets/z-12345678.js')).toBe('older script')
  expect(network.asked).toEqual([])
})

const newFile = '/assets/n-12345678.js'
const htmlPage = { headers: { 'Content-Type': 'text/html; charset=utf-8' } }

test.for<[name: string, isKept: boolean, response: () => Response]>([
  ['a file of a build', true, () => new Response('new')],
  ['the sign-in of some network', false, () => new Response('sign in', htmlPage)],
  ['a failure', false, () => new Response('no', { status: 500 })],
  [
    'what came from elsewhere',
    false,
    () => Object.defineProperty(new Response(''), 'redirected', { value: true }),
  ],
])('of what was not kept before, %s is given on, and kept: %s', async ([, isKept, response]) => {
  network.answer = response
  const { response: given, waits } = await ask(newFile)
  expect(given?.status).toBe(response().status)
  await Promise.all(waits)
  expect(network.asked).toEqual([newFile])
  expect((await caches.match(newFile)) !== undefined).toBe(isKept)
})

test('where the worker was removed, or a file has no name of its own, nothing new is kept', async () => {
  network.answer = () => new Response('new')
  await (await caches.open(cacheName('one'))).delete('/logo.svg')
  await Promise.all((await ask('/logo.svg')).waits)
  expect(await caches.match('/logo.svg')).toBeUndefined()
  await caches.delete(cacheName('one'))
  await Promise.all((await ask(newFile)).waits)
  expect(await caches.has(cacheName('one'))).toBe(false)
})

test('offline a picture is shown in the size that is kept, and never another one in its place', async () => {
  expect(await textOf('/assets/shop-1000-87654321.avif')).toBe('/assets/shop-500-12345678.avif')
  for (const path of ['/assets/sho-1000-87654321.avif', '/assets/shop-12345678.js'])
    expect((await ask(path)).response?.type).toBe('error')
})

test.for<[name: string, path: string, facts: Facts]>([
  ['what is sent', '/it/lawyers', { method: 'POST', mode: 'navigate' }],
  ['another site', 'https://other.example/assets/a-12345678.js', {}],
  ['a part of a file', '/assets/a-12345678.js', { headers: new Headers({ range: 'bytes=0-' }) }],
  ['what no build has', '/api/contact', {}],
])('%s is the browser’s own affair', async ([, path, facts]) => {
  expect((await ask(path, facts)).response).toBeUndefined()
})

const corrected = (build: string) => JSON.stringify({ [buildKey]: build })

test.for<[name: string, text: string, status: number, kept: string]>([
  ['of this build are kept for the next page', corrected('one'), 200, corrected('one')],
  ['of another build are left alone', corrected('two'), 200, words],
  ['that cannot be had change nothing', corrected('one'), 500, words],
])('words that the owner has corrected %s', async ([, text, status, kept]) => {
  const { afterReading } = await visit('/it/lawyers')
  expect(network.asked).toEqual([])
  network.answer = () => new Response(text, { status })
  await afterReading()
  expect(network.asked).toEqual([words])
  expect(await textOf(words)).toBe(kept)
})

test('without a network the words are not asked for', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await (await visit('/it/lawyers')).afterReading()
  expect(network.asked).toEqual([])
})

test('a new version waits until a page asks for it, unless a worker of another kind stands there', async () => {
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

test('once active it takes the open pages, and forgets the builds that none of them runs', async () => {
  await recordTab('tab', 'zero')
  await recordTab('closed', 'minus')
  for (const name of ['zero', 'minus']) await caches.open(cacheName(name))
  await Promise.all(fire('activate').waits)
  expect(worker.claim).toHaveBeenCalledOnce()
  expect(worker.matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true })
  const names = await caches.keys()
  expect(['one', 'zero', 'minus'].filter((name) => names.includes(cacheName(name)))).toEqual(['one', 'zero'])
})
