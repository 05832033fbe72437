import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { ownStore } from '#server/fixtures/store-engines.ts'
import { createCountSent, type RateLimits } from './rate-limits.ts'

/** A server with these limits that only answers how long to wait; `refusals` gets the limits that refused. */
async function limited(sent: RateLimits['sent'], refusals: string[] = []) {
  const { store } = ownStore()
  const app = fastify()
  onTestFinished(() => app.close())
  const countSent = createCountSent({
    limits: sent,
    store,
    disguise: (network) => network,
    countRefusal: (limit) => refusals.push(limit),
  })
  app.get('/', async (request) => {
    const sending = await countSent(request)
    return { wait: 'wait' in sending ? sending.wait : 0 }
  })
  return async (remoteAddress: string): Promise<number> =>
    (await app.inject({ url: '/', remoteAddress })).json().wait
}

test('addresses are counted alone, those of one /48 together too, ports not at all', async () => {
  const refusals: string[] = []
  const wait = await limited(
    [
      { most: 2, within: 60_000, who: 'address' },
      { most: 3, within: 60_000, who: 'wider' },
    ],
    refusals,
  )
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
  const wait = await limited([{ most: 2, within: 60_000, who: 'everybody' }])
  expect([await wait('192.0.2.1'), await wait('192.0.2.2')]).toEqual([0, 0])
  expect(await wait('192.0.2.3')).toBeGreaterThan(50)
})
