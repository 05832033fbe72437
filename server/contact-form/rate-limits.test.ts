import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createLimiters, type RateLimits } from './rate-limits.ts'

/** A server whose only answer is how long to wait, by the limits for what was sent. */
async function limited(sent: RateLimits['sent']) {
  const app = fastify()
  onTestFinished(() => app.close())
  app.register(async (scope) => {
    const limiters = await createLimiters(scope, { asked: [], tried: [], sent })
    scope.get('/', async (request) => ({ wait: (await limiters.sent(request)) ?? 0 }))
  })
  return async (remoteAddress: string): Promise<number> =>
    (await app.inject({ url: '/', remoteAddress })).json().wait
}

test('the limit of each address counts nobody else', async () => {
  const wait = await limited([{ most: 1, within: 60_000, who: 'address' }])
  expect([await wait('192.0.2.1'), await wait('192.0.2.2')]).toEqual([0, 0])
  expect(await wait('192.0.2.1')).toBeGreaterThan(50)
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
