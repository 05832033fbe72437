import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hashOf } from '#tests/components/worker-harness.ts'
import {
  type BuildFile,
  buildKey,
  cacheKey,
  cacheName,
  deleteOldCaches,
  stateCache,
  storeBuild,
} from './versions.ts'

/** Network responses by address: each is given once, the last one repeatedly. */
let network: Record<string, (Response | Error)[]> = {}
let asked: { url: string; init: RequestInit }[] = []

beforeEach(() => {
  network = {}
  asked = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    const answers = network[url] ?? []
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (!answer || answer instanceof Error) throw answer ?? new Error(`nothing at ${url}`)
    return answer.clone()
  })
})

afterEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name)
})

const file = async (url: string, text: string, more: Partial<BuildFile> = {}): Promise<BuildFile> => ({
  url,
  hash: await hashOf(text),
  ...more,
})

async function keptIn(build: string, key: string): Promise<string | undefined> {
  return (await (await caches.open(cacheName(build))).match(key))?.text()
}

test('storeBuild caches every file of a build alone, neutral pages once per language, the 404 page too', async () => {
  await (await caches.open(cacheName('one'))).put('/left.js', new Response('left'))
  network['/it/404'] = [new Response('Non c’è', { status: 404 })]
  network['/lawyers'] = [new Response('Lawyers'), new Response('Avvocati')]
  network['/assets/a-12345678.js'] = [new Response('a')]
  await storeBuild({
    id: 'one',
    files: [
      await file('/lawyers', 'Lawyers', { lang: 'en' }),
      await file('/assets/a-12345678.js', 'a'),
      await file('/lawyers', 'Avvocati', { lang: 'it' }),
      await file('/it/404', 'Non c’è'),
    ],
  })
  expect(await keptIn('one', '/left.js')).toBeUndefined()
  expect(await keptIn('one', '/it/404')).toBe('Non c’è')
  expect(await keptIn('one', cacheKey('/lawyers', 'en'))).toBe('Lawyers')
  expect(await keptIn('one', cacheKey('/lawyers', 'it'))).toBe('Avvocati')
  expect(await keptIn('one', '/assets/a-12345678.js')).toBe('a')
  expect(asked[0]?.init).toEqual({
    cache: 'no-cache',
    credentials: 'omit',
    redirect: 'error',
    headers: { 'x-build': 'one', 'Accept-Language': 'en' },
  })
})

test('storeBuild reuses an intact hashed file of another build instead of fetching it', async () => {
  const kept = await caches.open(cacheName('old'))
  await kept.put('/assets/a-12345678.js', new Response('a'))
  await kept.put('/assets/b-12345678.js', new Response('damaged'))
  await kept.put('/plain.js', new Response('c'))
  network['/assets/b-12345678.js'] = [new Response('b')]
  network['/plain.js'] = [new Response('c')]
  await storeBuild({
    id: 'new',
    files: [
      await file('/assets/a-12345678.js', 'a'),
      await file('/assets/b-12345678.js', 'b'),
      await file('/plain.js', 'c'),
    ],
  })
  expect(asked.map(({ url }) => url).sort()).toEqual(['/assets/b-12345678.js', '/plain.js'])
  expect(await keptIn('new', '/assets/a-12345678.js')).toBe('a')
  expect(await keptIn('new', '/assets/b-12345678.js')).toBe('b')
})

test('storeBuild refetches a stale file with cache mode ‘reload’', async () => {
  network['/plain.js'] = [new Response('old'), new Response('new')]
  await storeBuild({ id: 'one', files: [await file('/plain.js', 'new')] })
  expect(asked.map(({ init }) => init.cache)).toEqual(['no-cache', 'reload'])
  expect(await keptIn('one', '/plain.js')).toBe('new')
})

test.each<[name: string, answers: (Response | Error)[]]>([
  ['the wrong content', [new Response('other')]],
  ['status 500 and the right content', [new Response('right', { status: 500 })]],
  ['a network error', [new Error('offline')]],
])('storeBuild rejects and deletes the build’s cache when a file has %s', async (_, answers) => {
  network['/plain.js'] = answers
  network['/good.js'] = [new Response('good')]
  const files = [await file('/good.js', 'good'), await file('/plain.js', 'right')]
  await expect(storeBuild({ id: 'one', files })).rejects.toThrow("'/plain.js' is not the one that belongs")
  expect(asked.filter(({ url }) => url === '/plain.js')).toHaveLength(2)
  expect(await caches.keys()).toEqual([])
})

test('storeBuild accepts a corrected dictionary only if it belongs to the same build', async () => {
  const path = '/assets/i18n/it.json'
  const corrected = (build: string) => JSON.stringify({ [buildKey]: build, 'a.b': 'corretto' })
  network[path] = [new Response(corrected('one'))]
  network['/other.json'] = [new Response(corrected('one'))]
  const files = [await file(path, 'as built')]
  await storeBuild({ id: 'one', files })
  expect(await keptIn('one', path)).toContain('corretto')
  await expect(storeBuild({ id: 'two', files })).rejects.toThrow(path)
  const others = [await file('/other.json', 'a')]
  await expect(storeBuild({ id: 'one', files: others })).rejects.toThrow('/other.json')
})

test.for([
  [false, []],
  [true, [cacheName('old')]],
] as const)('deleteOldCaches keeps builds if needed (%s), and foreign caches', async ([areNeeded, kept]) => {
  for (const name of [cacheName('old'), cacheName('own'), stateCache, 'ngsw:/:db', 'somebody-elses'])
    await caches.open(name)
  await deleteOldCaches('own', areNeeded)
  const names = ['somebody-elses', stateCache, cacheName('own'), ...kept]
  expect((await caches.keys()).sort()).toEqual(names.sort())
})
