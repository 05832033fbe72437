import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type AppDeps, buildApp } from '#server/app.ts'
import { listen, rawRequest } from '#server/fixtures/raw-request.ts'
import { smallSite } from '#server/fixtures/small-site.ts'
import { connectionBounds, descriptorLimit } from './connections.ts'

const opened: { destroy: () => unknown }[] = []
afterEach(() => {
  for (const one of opened.splice(0)) one.destroy()
})

async function server(deps: Partial<AppDeps> = {}) {
  const app = buildApp({ site: smallSite(), ...deps })
  opened.push({ destroy: () => app.close() })
  return { app, port: await listen(app) }
}

/** Connections that say nothing; how many of them the server has kept. */
function idle(port: number, localAddress: string, count: number) {
  const kept = new Set<Socket>()
  for (let index = 0; index < count; index++) {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    opened.push(socket)
    socket.on('connect', () => kept.add(socket))
    socket.on('error', () => {}).on('close', () => kept.delete(socket))
  }
  return kept
}

test('connections stay below what the system allows', () => {
  expect(descriptorLimit()).toBeGreaterThan(100)
  expect(connectionBounds(1_024, false)).toEqual({ most: 924, mostEach: 128 })
  expect(connectionBounds(300, false)).toEqual({ most: 200, mostEach: 50 })
  expect(connectionBounds(65, false)).toEqual({ most: 33, mostEach: 9 })
  expect(connectionBounds(1_000_000, true)).toEqual({ most: 4_000, mostEach: undefined })
})

test('to know the limit, nobody looks up the names of those who are connected', () => {
  Reflect.set(process.report, 'excludeNetwork', false)
  descriptorLimit()
  expect(Reflect.get(process.report, 'excludeNetwork')).toBe(true)
})

test('no network has more than a quarter, which the log says, and another is answered meanwhile', async () => {
  const lines: string[] = []
  const logger = { level: 'warn', stream: { write: (line: string) => lines.push(line) } }
  const { port } = await server({ descriptors: 180, logger })
  const kept = idle(port, '127.0.0.2', 60)
  await expect.poll(() => kept.size).toBe(23)
  expect((await fetch(`http://127.0.0.1:${port}/it`)).status).toBe(200)
  // What a network closes it may open again.
  const [first, ...rest] = kept
  first?.destroy()
  await expect.poll(() => kept.size).toBe(22)
  const again = idle(port, '127.0.0.2', 2)
  await expect.poll(() => again.size).toBe(1)
  expect(kept.size).toBe(rest.length)
  expect(lines.filter((line) => line.includes('connections: 23 of one network'))).toHaveLength(1)
})

test('all together are bounded, and the log says so once', async () => {
  const lines: string[] = []
  const logger = { level: 'warn', stream: { write: (line: string) => lines.push(line) } }
  const { app, port } = await server({ descriptors: 180, trustedProxies: ['127.0.0.1'], logger })
  expect(app.server.maxConnections).toBe(90)
  const kept = idle(port, '127.0.0.2', 130)
  await expect.poll(() => kept.size).toBe(90)
  expect(lines.filter((line) => line.includes('connections: 90 in all'))).toHaveLength(1)
})

test('who asks on and on behind an answer that does not end is cut, and nothing of it is answered', async () => {
  const { port } = await server()
  const host = 'HTTP/1.1\r\nHost: a\r\n\r\n'
  const stream = `GET /api/rooms/${'r'.repeat(43)}/events ${host}`
  for (const [path, first] of [
    ['/x', stream],
    ['/robots.txt', stream],
    ['/x', ''],
  ]) {
    const { text, ms } = await rawRequest(port, `${first}${`GET ${path} ${host}`.repeat(2_000)}`)
    expect(text.match(/HTTP\/1\.1 [24]/g)?.length ?? 0).toBeLessThan(9)
    expect(ms).toBeLessThan(8_000)
  }
})

test('eight that wait for one another are all answered', async () => {
  const { port } = await server()
  const one = 'GET /x HTTP/1.1\r\nHost: a\r\n'
  const { text } = await rawRequest(port, `${`${one}\r\n`.repeat(7)}${one}Connection: close\r\n\r\n`)
  expect(text.match(/HTTP\/1\.1 404 /g)).toHaveLength(8)
})
