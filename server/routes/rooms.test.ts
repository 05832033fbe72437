import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { AppDeps } from '#server/app.ts'
import { listen, rawRequest } from '#server/fixtures/raw-request.ts'
import { readStream } from '#server/fixtures/rooms.ts'
import { smallApp } from '#server/fixtures/small-site.ts'
import { relayLimits } from '#server/relay/rooms.ts'

const metricsToken = 'a-token-of-16-or-more'

const newRoom = () => randomBytes(32).toString('base64url')

async function server(deps: Partial<AppDeps> = {}) {
  const app = smallApp({ metricsToken, ...deps })
  const port = await listen(app)
  const room = newRoom()
  const enter = async (headers = {}, id = room) => {
    const stream = await openEvents(port, id, headers)
    onTestFinished(() => void stream.leave())
    return stream
  }
  const say = (body: string | Buffer, headers = {}) => sayIn(port, room, body, headers)
  return { app, port, room, enter, say }
}

test('relays bytes unchanged from one device to all, on an unbuffered stream', async () => {
  const { enter, say } = await server()
  const [one, two] = [await enter(), await enter()]
  expect([one.status, one.headers]).toMatchObject([
    200,
    {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    },
  ])
  expect(one.headers).not.toHaveProperty('content-encoding')
  const bytes = Buffer.from('\n\nevent: over\ndata: 1\n\n\u0000 pronta')
  const sent = await say(bytes)
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([204, 'no-store'])
  for (const stream of [one, two]) await expect.poll(stream.said).toEqual([bytes.toString()])
  expect(one.seen.text).not.toContain('event: over')
  await expect.poll(one.counts).toEqual([1, 2])
  two.leave()
  await expect.poll(one.counts).toEqual([1, 2, 1])
})

test('relays a message of the maximum size and refuses one byte more', async () => {
  const { enter, say } = await server()
  const stream = await enter()
  expect((await say('x'.repeat(relayLimits.messageBytes))).status).toBe(204)
  await expect.poll(stream.said).toEqual(['x'.repeat(4_096)])
  expect((await say('x'.repeat(relayLimits.messageBytes + 1))).status).toBe(413)
})

test('each limit answers with status, Retry-After, reason and message', async () => {
  const { enter, say } = await server()
  const early = await say('a')
  expect([early.status, early.reason, early.headers.get('retry-after')]).toEqual([503, 'room-closed', null])
  const all = [await enter(), await enter(), await enter(), await enter()]
  const fifth = await enter()
  await expect.poll(() => fifth.seen.text).toContain('"reason":"room-full"')
  expect([fifth.status, fifth.headers['retry-after']]).toEqual([429, '10'])
  for (let count = 0; count < 60; count++) expect((await say('a')).status).toBe(204)
  const refused = await say('a')
  expect([refused.status, refused.reason]).toEqual([429, 'room-often'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
  expect(refused.answer).toHaveProperty('modelState')
  await expect.poll(() => all.map(({ said }) => said().length)).toEqual([60, 60, 60, 60])
})

test('only pages of this site may join or send', async () => {
  const { enter, say } = await server()
  expect((await say('a', { origin: 'https://evil.example' })).status).toBe(403)
  expect((await say('a', { origin: 'null' })).status).toBe(403)
  expect((await say('a', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await enter({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await enter({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

test('invalid rooms, messages and methods are refused and open no room', async () => {
  const { app, port, room, say } = await server()
  const long = 'a'.repeat(30)
  for (const id of ['a', 'a'.repeat(21), 'a'.repeat(65), `${long}.`, `${long}%0a`, '%2e%2e%2f']) {
    expect((await sayIn(port, id, 'a')).status).toBe(404)
    expect((await openEvents(port, id)).status).toBe(404)
  }
  expect((await say('')).status).toBe(400)
  for (const type of ['text/plain', 'application/json', 'multipart/form-data; boundary=a'])
    expect((await say('{}', { 'content-type': type })).status).toBe(415)
  for (const start of ['GET ', 'DELETE ', 'HEAD /events', 'POST /events']) {
    const [method, path] = start.split(' ')
    const head = `${method} /api/rooms/${room}${path} HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nConnection: close\r\n\r\n`
    expect((await rawRequest(port, head)).text).toMatch(/^HTTP\/1\.1 404 /)
  }
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } })
  expect(body).toMatch(/^site_rooms 0$/m)
})

test("no log line or metric contains a room's id", async () => {
  const lines: string[] = []
  const logger = { level: 'trace', stream: { write: (line: string) => lines.push(line) } }
  const limits = { ...relayLimits, rooms: 1 }
  const { app, port, room, enter, say } = await server({ logger, relay: { limits } })
  const one = await enter()
  await say('a')
  await say('x'.repeat(5_000))
  await say('a', { 'content-type': 'text/plain' })
  await say('a', { origin: 'https://evil.example' })
  const other = newRoom()
  expect((await enter({}, other)).status).toBe(503)
  await sayIn(port, other, 'a')
  await rawRequest(port, `POST /api/rooms/${room} HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n`)
  one.leave()
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } })
  expect(body).toMatch(/^site_rooms 1$/m)
  expect(body).toMatch(/^site_room_messages_total 1$/m)
  expect(body).toContain('site_limit_refusals_total{limit="rooms: room-busy"} 1\n')
  expect(lines.join('')).toContain('rooms: room-busy')
  for (const id of [room, other]) expect(lines.join('') + body).not.toContain(id)
})

test('disconnects a device that does not read, and serves the others', async () => {
  const limits = { ...relayLimits, messagesEachMinute: 10_000 }
  const { port, room, enter, say } = await server({ relay: { limits } })
  const good = await enter()
  const slow = connect({ port, host: '127.0.0.1' })
  slow.pause()
  slow.write(`GET /api/rooms/${room}/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
  await expect.poll(good.counts).toEqual([1, 2])
  const message = Buffer.alloc(4_096, 7)
  let sent = 0
  await expect
    .poll(
      async () => {
        for (let count = 0; count < 50; count++, sent++) await say(message)
        return good.counts().at(-1)
      },
      { timeout: 25_000 },
    )
    .toBe(1)
  await say('ancora qui')
  await expect.poll(() => good.said().at(-1)).toBe('ancora qui')
  expect(good.said().length).toBe(sent + 1)
  slow.destroy()
})

test('a device that comes back under its name keeps one place, and others are told apart', async () => {
  const { enter } = await server()
  const names = ['phone', 'phone', 'tablet', 'a name that is none', 'a name that is none']
  const streams: Awaited<ReturnType<typeof enter>>[] = []
  for (const name of names) streams.push(await enter({ 'room-device': name }))
  await expect.poll(() => streams.map(({ seen }) => seen.isOpen)).toEqual([false, true, true, true, true])
  await expect.poll(() => streams.at(-1)?.counts()).toEqual([4])
})

test('a silent room has a heartbeat within 14 seconds, and is over after half an hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { enter, say } = await server()
  const streams = [await enter(), await enter()]
  vi.advanceTimersByTime(14_000)
  await say('a')
  for (const { seen } of streams) await expect.poll(() => seen.text).toMatch(/\n:\n\ndata: /)
  vi.advanceTimersByTime(30 * 60_000)
  await expect.poll(() => streams.map(({ seen }) => seen.isOpen)).toEqual([false, false])
  const late = await say('a')
  expect([late.status, late.reason]).toEqual([404, 'room-over'])
})

test('a closing server ends its streams at once, and opens none', async () => {
  const { app, port, room, enter } = await server()
  const streams = [await enter(), await enter({}, newRoom())]
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  const head = 'HTTP/1.1\r\nHost: a\r\n'
  // Once the first is answered, the half of the second has been read too.
  socket.write(`GET /robots.txt ${head}\r\nGET /api/rooms/${room}/events ${head}`)
  await once(socket, 'readable')
  socket.read()
  const closed = app.close()
  await expect.poll(() => streams.map(({ seen }) => seen.isOpen)).toEqual([false, false])
  socket.write('\r\n')
  expect((await socket.toArray()).join('')).toMatch(/^HTTP\/1\.1 503 .*retry-after: 2\r/is)
  // It would wait for an open stream until the test's time is over.
  await closed
})

async function openEvents(port: number, room: string, headers: Record<string, string> = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', agent: false, path: `/api/rooms/${room}/events`, headers }
    get(options, resolve).on('error', reject)
  })
  return { status: response.statusCode, headers: response.headers, ...readStream(response) }
}

async function sayIn(port: number, room: string, body: string | Buffer, headers = {}) {
  const origin = `http://127.0.0.1:${port}`
  const response = await fetch(`${origin}/api/rooms/${room}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/octet-stream', ...headers },
    body: new Uint8Array(Buffer.from(body)),
  })
  const text = await response.text()
  const answer: unknown = text ? JSON.parse(text) : {}
  const reason = typeof answer === 'object' && answer && 'reason' in answer ? answer.reason : undefined
  return { status: response.status, reason, answer, headers: response.headers }
}
