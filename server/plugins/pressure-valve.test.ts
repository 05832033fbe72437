import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { addPressureValve } from './limits.ts'

/** What a process of the site may well use; each of these alone must not close it. Bytes. */
const ordinary = { rss: 400 * 2 ** 20, heapUsed: 200 * 2 ** 20 }
/** What it never uses unless something is wrong. */
const wrong = { rss: 2 * 2 ** 30, heapUsed: 1.5 * 2 ** 30 }

async function statusWith(memory: { rss: number; heapUsed: number }): Promise<number> {
  const real = process.memoryUsage
  process.memoryUsage = Object.assign(() => ({ ...real(), ...memory }), { rss: () => memory.rss })
  onTestFinished(() => {
    process.memoryUsage = real
  })
  const app = fastify()
  onTestFinished(() => app.close())
  // Only memory is judged here: a busy machine must not decide.
  addPressureValve(app, { sampleInterval: 20, maxEventLoopDelay: 0 })
  app.post('/contact', async () => 'stored')
  await app.ready()
  await expect.poll(() => app.memoryUsage().rssBytes).toBe(memory.rss)
  return (await app.inject({ method: 'POST', url: '/contact' })).statusCode
}

test('as shipped, a process with its ordinary memory takes requests after the first look at it', async () => {
  expect(await statusWith(ordinary)).toBe(200)
})

test.each([
  ['memory', { ...ordinary, rss: wrong.rss }],
  ['heap', { ...ordinary, heapUsed: wrong.heapUsed }],
])('as shipped, a process whose %s has run away refuses them', async (_, memory) => {
  expect(await statusWith(memory)).toBe(503)
})
