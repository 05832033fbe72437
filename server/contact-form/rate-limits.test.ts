import { setImmediate as turnOfOthers } from 'node:timers/promises'
import rateLimit from '@fastify/rate-limit'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createCountSent, type RateLimits, rateLimits } from './rate-limits.ts'

type Limit = RateLimits['sent'][number]
const inMinute = (most: number, who: Limit['who']): Limit => ({ most, within: 60_000, who })

/** A server with these limits that only answers how long to wait; `refusals` gets the limits that refused. */
async function limited(sent: RateLimits['sent'], refusals: string[] = [], isNew = () => true) {
  const app = fastify()
  onTestFinished(() => app.close())
  await app.register(rateLimit, { global: false })
  const countSent = createCountSent({
    limits: sent,
    createRateLimit: app.createRateLimit,
    countRefusal: (limit) => refusals.push(limit),
  })
  app.get('/', async (request) => {
    const sending = await countSent(request, async () => {
      await turnOfOthers()
      return { isNew: isNew() }
    })
    return { wait: 'wait' in sending ? sending.wait : 0 }
  })
  return async (remoteAddress: string): Promise<number> =>
    (await app.inject({ url: '/', remoteAddress })).json().wait
}

test('addresses are counted alone, those of one /48 together too, ports not at all', async () => {
  const refusals: string[] = []
  const wait = await limited([inMinute(2, 'address'), inMinute(3, 'wider')], refusals)
  const waits = []
  for (const address of ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1:4::1'])
    waits.push(await wait(address))
  expect(waits).toEqual([0, 0, 0, expect.toSatisfy((seconds) => seconds > 50)])
  expect(await wait('2001:db8:2:1::1')).toBe(0)
  expect([await wait('192.0.2.7:1'), await wait('192.0.2.7:2')]).toEqual([0, 0])
  expect(await wait('192.0.2.7:3')).toBeGreaterThan(0)
  expect(refusals).toEqual(['sent: 3 in 1 min, wider', 'sent: 2 in 1 min, address'])
})

test('the overall limit counts all addresses together', async () => {
  const wait = await limited([inMinute(2, 'everybody')])
  expect([await wait('192.0.2.1'), await wait('192.0.2.2')]).toEqual([0, 0])
  expect(await wait('192.0.2.3')).toBeGreaterThan(50)
})

test('what one limit refuses is counted in none', async () => {
  const wait = await limited([inMinute(3, 'everybody'), inMinute(2, 'address')])
  const waits = []
  for (let count = 0; count < 5; count++) waits.push(await wait('192.0.2.1'))
  expect(waits.map((seconds) => seconds > 0)).toEqual([false, false, true, true, true])
  expect(await wait('192.0.2.2')).toBe(0)
  expect(await wait('192.0.2.3')).toBeGreaterThan(0)
})

test('of simultaneous sends no more pass than one after the other', async () => {
  const wait = await limited([inMinute(25, 'everybody')])
  const waits = await Promise.all(Array.from({ length: 40 }, (_, index) => wait(`192.0.2.${index}`)))
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(25)
  expect(await wait('192.0.2.99')).toBeGreaterThan(0)
})

test('a repeat costs nothing', async () => {
  const first = { now: false }
  const wait = await limited([inMinute(1, 'address')], [], () => first.now)
  for (let count = 0; count < 3; count++) expect(await wait('192.0.2.1')).toBe(0)
  first.now = true
  expect(await wait('192.0.2.1')).toBe(0)
  expect(await wait('192.0.2.1')).toBeGreaterThan(0)
})

test('shipped limits leave room for corrections and for an office, and bound a day', () => {
  const sent = rateLimits.sent.map(({ most, within, who }) => `${who}: ${most} in ${within / 60_000} min`)
  const ofAddress = ['address: 10 in 10 min', 'address: 40 in 1440 min']
  const ofWider = ['wider: 30 in 10 min', 'wider: 120 in 1440 min']
  expect(sent).toEqual([...ofAddress, ...ofWider, 'everybody: 1000 in 10 min'])
  expect(rateLimits.session).toEqual({ max: 120, timeWindow: 60_000 })
  expect(rateLimits.attempts).toEqual({ max: 60, timeWindow: 600_000 })
})
