import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { listen } from '#server/fixtures/raw-request.ts'
import { smallSite } from '#server/fixtures/small-site.ts'

test('whoever stops reading an answer is gone within 15 seconds', async () => {
  const app = buildApp({ site: smallSite() })
  app.get('/large', async () => Buffer.alloc(20_000_000))
  const port = await listen(app)
  const socket = connect({ port, host: '127.0.0.1' })
  onTestFinished(async () => {
    socket.destroy()
    await app.close()
  })
  const started = performance.now()
  socket.pause()
  socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n')
  const count = () => new Promise<number>((resolve) => app.server.getConnections((_, sum) => resolve(sum)))
  await expect.poll(count).toBe(1)
  await expect.poll(count, { timeout: 29_000, interval: 200 }).toBe(0)
  expect(performance.now() - started).toBeLessThan(15_000)
})
