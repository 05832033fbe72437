import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { listen, rawRequest } from '#server/fixtures/raw-request.ts'
import { smallApp } from '#server/fixtures/small-site.ts'
import { connectionLimits } from './limits.ts'

const app = smallApp()
const port = await listen(app)

test('slow and idle connections are closed within 15 seconds', () => {
  const { headersTimeout, timeout, keepAliveTimeout, requestTimeout } = app.server
  expect(headersTimeout + connectionLimits.http.connectionsCheckingInterval).toBeLessThan(15_000)
  expect([headersTimeout, timeout, keepAliveTimeout]).toEqual([10_000, 14_000, 10_000])
  expect(requestTimeout).toBe(300_000)
})

test('headers are limited to 16 KB, bodies other than uploads to 64 KB, connections to 4,000', () => {
  expect([app.initialConfig.bodyLimit, app.server.maxConnections]).toEqual([64 * 1_024, 4_000])
  expect(connectionLimits.http.maxHeaderSize).toBe(16 * 1_024)
})

test('a connection too many is closed', async () => {
  const few = smallApp()
  const port = await listen(few)
  few.server.maxConnections = 1
  const first = connect(port, '127.0.0.1')
  await new Promise((resolve) => few.server.once('connection', resolve))
  expect((await rawRequest(port, 'GET /it HTTP/1.1\r\nHost: a\r\n\r\n')).text).toBe('')
  first.destroy()
})

test('cuts a connection that pipelines requests behind an endless answer', async () => {
  const host = 'HTTP/1.1\r\nHost: a\r\n\r\n'
  const stream = `GET /api/rooms/${'r'.repeat(43)}/events ${host}`
  for (const path of ['/x', '/robots.txt']) {
    const { isTimedOut } = await rawRequest(port, `${stream}${`GET ${path} ${host}`.repeat(2_000)}`)
    expect(isTimedOut).toBe(false)
  }
})
