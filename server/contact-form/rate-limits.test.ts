import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createContactStore } from '#server/contact-store/contact-store.ts'
import { openSqlite } from '#server/contact-store/sqlite.ts'
import { createLimitLog } from '#server/plugins/limit-log.ts'
import { createLimiters, type RateLimits, rateLimits } from './rate-limits.ts'

/** A server whose only answer is how long to wait, by the limits for what was sent; and what it logged. */
async function limited(sent: RateLimits['sent'], lines: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'site-limits-'))
  const store = createContactStore(openSqlite(join(folder, 'contact.sqlite')))
  const app = fastify()
  onTestFinished(async () => {
    await app.close()
    await store.close()
    rmSync(folder, { recursive: true })
  })
  const limiters = createLimiters({
    limits: { shown: [], asked: [], tried: [], sent },
    counts: store,
    disguise: (network) => network,
    limitLog: createLimitLog({ warn: (...line: unknown[]) => lines.push(JSON.stringify(line)) }),
  })
  app.get('/', async (request) => {
    const sending = await limiters.sent(request)
    return { wait: 'wait' in sending ? sending.wait : 0 }
  })
  return async (remoteAddress: string): Promise<number> =>
    (await app.inject({ url: '/', remoteAddress })).json().wait
}

test('the limit of each address counts nobody else', async () => {
  const wait = await limited([{ most: 1, within: 60_000, who: 'address' }])
  expect([await wait('192.0.2.1'), await wait('192.0.2.2')]).toEqual([0, 0])
  expect(await wait('192.0.2.1')).toBeGreaterThan(50)
})

test('who has to wait is told how many seconds, one at least', async () => {
  const long = await limited([{ most: 1, within: 60_000, who: 'address' }])
  await long('192.0.2.1')
  expect([59, 60]).toContain(await long('192.0.2.1'))
  const short = await limited([{ most: 1, within: 900, who: 'address' }])
  await short('192.0.2.1')
  expect(await short('192.0.2.1')).toBe(1)
})

test('a try that failed by no fault of the visitor is forgotten; who tries often is no quiet network', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  const limiters = createLimiters({
    limits: { shown: [], asked: [], tried: [{ most: 7, within: 60_000, who: 'address' }], sent: [] },
    counts: { takeCounts: async () => ({ taken: [] }), giveBackCounts: async () => undefined },
    disguise: (network) => network,
    limitLog: createLimitLog({ warn: () => undefined }),
  })
  app.get('/tried', async (request) => ({ wait: limiters.tried(request) ?? 0 }))
  app.get('/forgive', async (request) => limiters.forgive(request))
  app.get('/quiet', async (request) => ({ isQuiet: limiters.isQuiet(request) }))
  const isQuiet = async () => (await app.inject('/quiet')).json().isQuiet
  const tried = async () => (await app.inject('/tried')).json().wait
  for (let count = 0; count < 5; count++) expect(await tried()).toBe(0)
  expect(await isQuiet()).toBe(true)
  expect([await tried(), await tried()]).toEqual([0, 0])
  expect(await isQuiet()).toBe(false)
  for (let count = 0; count < 2; count++) await app.inject('/forgive')
  expect(await isQuiet()).toBe(true)
  expect([await tried(), await tried()]).toEqual([0, 0])
  expect(await tried()).toBe(60)
  expect((await app.inject({ url: '/tried', remoteAddress: '192.0.2.9' })).json().wait).toBe(0)
})

test('the limit of everybody counts all addresses together', async () => {
  const wait = await limited([{ most: 2, within: 60_000, who: 'everybody' }])
  expect([await wait('192.0.2.1'), await wait('192.0.2.2')]).toEqual([0, 0])
  expect(await wait('192.0.2.3')).toBeGreaterThan(50)
})

test('both hold at once: who is refused for himself does not use up what is left for the others', async () => {
  const wait = await limited([
    { most: 1, within: 60_000, who: 'address' },
    { most: 3, within: 60_000, who: 'everybody' },
  ])
  expect(await wait('192.0.2.1')).toBe(0)
  for (let count = 0; count < 5; count++) expect(await wait('192.0.2.1')).toBeGreaterThan(0)
  expect([await wait('192.0.2.2'), await wait('192.0.2.3')]).toEqual([0, 0])
  expect(await wait('192.0.2.4')).toBeGreaterThan(0)
})

test('thirty networks that send all they may do not close the form for everybody, and the log says so once', async () => {
  const lines: string[] = []
  const wait = await limited(rateLimits.sent, lines)
  for (let network = 1; network <= 30; network++) {
    for (let count = 0; count < 10; count++) await wait(`2001:db8:${network}:1::1`)
  }
  expect(await wait('198.51.100.7')).toBe(0)
  expect(await wait('198.51.100.7')).toBe(0)
  expect(await wait('2001:db8:7:1::1')).toBeGreaterThan(0)
  expect(lines.filter((line) => line.includes('busy'))).toHaveLength(1)
  expect(lines.join()).not.toMatch(/2001:|198\.51/)
})

/** How many of a kind a server takes as shipped, from these addresses in turn; and the seconds that the next has to wait. */
async function shipped(kind: 'shown' | 'asked' | 'tried', addresses: readonly string[]) {
  const app = fastify()
  onTestFinished(() => app.close())
  const limiters = createLimiters({
    limits: rateLimits,
    counts: { takeCounts: async () => ({ taken: [] }), giveBackCounts: async () => undefined },
    disguise: (network) => network,
    limitLog: createLimitLog({ warn: () => undefined }),
  })
  app.get('/', async (request) => ({ wait: limiters[kind](request) ?? 0 }))
  for (let taken = 0; ; taken++) {
    const remoteAddress = addresses[taken % addresses.length] ?? ''
    const { wait } = (await app.inject({ url: '/', remoteAddress })).json()
    if (wait > 0) return { taken, minutes: Math.ceil(wait / 60) }
  }
}

test.each([
  ['shown', 60, 240, 1],
  ['asked', 120, 480, 1],
  ['tried', 60, 240, 10],
] as const)('as shipped, %s: %i of an address, %i of a /48, in %i min', async (kind, own, wider, minutes) => {
  expect(await shipped(kind, ['192.0.2.1'])).toEqual({ taken: own, minutes })
  const networks = Array.from({ length: 8 }, (_, index) => `2001:db8:1:${index}::1`)
  expect(await shipped(kind, networks)).toEqual({ taken: wider, minutes })
})

test('as shipped, an address sends ten in ten minutes and forty a day, and a crowd leaves room to who is new', () => {
  const told = rateLimits.sent.map(({ most, within, who }) => `${most} in ${within / 60_000} min, ${who}`)
  expect(told).toEqual([
    '10 in 10 min, address',
    '40 in 1440 min, address',
    '30 in 10 min, wider',
    '120 in 1440 min, wider',
    '100 in 10 min, busy',
    '300 in 10 min, everybody',
  ])
})

test('networks of one /48 count together, and a port makes no new visitor', async () => {
  const wait = await limited([
    { most: 2, within: 60_000, who: 'address' },
    { most: 3, within: 60_000, who: 'wider' },
  ])
  expect([
    await wait('2001:db8:1:1::1'),
    await wait('2001:db8:1:2::1'),
    await wait('2001:db8:1:3::1'),
  ]).toEqual([0, 0, 0])
  expect(await wait('2001:db8:1:4::1')).toBeGreaterThan(0)
  expect(await wait('2001:db8:2:1::1')).toBe(0)
  expect([await wait('192.0.2.7:1'), await wait('192.0.2.7:2')]).toEqual([0, 0])
  expect(await wait('192.0.2.7:3')).toBeGreaterThan(0)
})
