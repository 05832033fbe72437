import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { listen, rawRequest } from '#server/fixtures/raw-request.ts'
import { smallSite } from '#server/fixtures/small-site.ts'
import { connectionLimits, leastPace } from './limits.ts'

const app = buildApp({ site: smallSite(), uploadPace: { everyMs: 1_000, bytes: 1_000 } })
app.post('/api/upload', { bodyLimit: 1_000_000 }, async () => ({ ok: true }))
let port = 0
beforeAll(async () => {
  port = await listen(app)
})
afterAll(() => app.close())

const head = (length: number) =>
  `POST /api/upload HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`

test('a body that stops coming is cut with 408', async () => {
  const { text, ms } = await rawRequest(port, `${head(10_000)}abc`)
  expect(text).toMatch(/^HTTP\/1\.1 408 /)
  expect(ms).toBeLessThan(2_000)
})

test('a slow body that keeps its pace arrives', async () => {
  const socket = connect(port, '127.0.0.1')
  // Longer than two looks at the pace, and ten times as fast: a busy machine may hold both of them up for a while.
  socket.write(head(25_000))
  for (let sent = 0; sent < 25; sent++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    socket.write('x'.repeat(1_000))
  }
  const chunks = await socket.setEncoding('utf8').toArray()
  expect(chunks.join('')).toMatch(/^HTTP\/1\.1 200 /)
})

test('whoever dawdles is gone within 15 seconds', () => {
  const { headersTimeout, connectionsCheckingInterval } = connectionLimits.http
  expect(headersTimeout + connectionsCheckingInterval).toBeLessThan(15_000)
  expect(connectionLimits.connectionTimeout).toBeLessThan(15_000)
  expect(app.server.headersTimeout).toBe(headersTimeout)
  expect(app.server.timeout).toBe(connectionLimits.connectionTimeout)
  expect(app.server.keepAliveTimeout).toBe(connectionLimits.keepAliveTimeout)
})

test('a form with attachments has five minutes, and two kilobytes a second are enough', () => {
  expect(app.server.requestTimeout).toBe(5 * 60_000)
  expect(leastPace.bytes / leastPace.everyMs).toBe(2.048)
  expect(leastPace.everyMs).toBeLessThan(15_000)
})

test('headers may have 16 KB, a body that is no upload 64 KB', () => {
  expect(app.initialConfig.bodyLimit).toBe(64 * 1_024)
  expect(connectionLimits.http.maxHeaderSize).toBe(16 * 1_024)
})
