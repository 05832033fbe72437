import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { smallSite } from '#server/fixtures/small-site.ts'
import { createLimitLog } from './limit-log.ts'
import { addPressureValve } from './pressure-valve.ts'
import { addProblems, createSendProblem } from './problems.ts'

function busyApp(bounds: Parameters<typeof addPressureValve>[2]) {
  const app = fastify()
  const limitLog = createLimitLog(app.log)
  addProblems(app, createSendProblem(smallSite()))
  addPressureValve(app, limitLog, { sampleMs: 20, ...bounds })
  app.get('/api/anything', async () => ({ ok: true }))
  app.get('/page', async () => 'page')
  app.post('/contact', async () => 'stored')
  const reasons = () => [...limitLog.refusals().keys()]
  return { app, reasons, status: async () => (await app.inject('/api/anything')).statusCode }
}

test('a process that cannot keep up says so and when to come again', async () => {
  const { app, reasons } = busyApp({ delayMs: -1 })
  const answer = await app.inject('/api/anything')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
  expect(Object.keys(answer.json())).toEqual(['message', 'modelState'])
  expect((await app.inject({ method: 'POST', url: '/contact' })).statusCode).toBe(503)
  expect(reasons()).toEqual(['work: the process lags'])
  // What stands in memory is given all the same.
  expect((await app.inject('/page')).statusCode).toBe(200)
  await app.close()
})

test('what fills the memory counts, garbage does not', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  // What others left behind would count as used, and be gone with the next collection.
  collect()
  const { used_heap_size: used, heap_size_limit: most } = getHeapStatistics()
  const { app, reasons, status } = busyApp({ delayMs: 60_000, liveHeap: (used + 100e6) / most })
  await app.ready()
  const kept: number[][] = Array.from({ length: 20 }, () => Array.from({ length: 1e6 }, () => 0.5))
  collect()
  await expect.poll(status).toBe(503)
  expect(reasons()).toEqual(['work: the memory is full'])
  kept.length = 0
  collect()
  await expect.poll(status).toBe(200)
  await app.close()
})
