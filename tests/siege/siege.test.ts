import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { metricsToken, type SiteServer, startSite } from '#tests/helpers/site-server.ts'
import type { Told } from './rooms-crowd.ts'

// One file, so that no siege delays another.

/** `npm run test:siege` attacks in full, other runs in part. */
const isFull = process.env.SIEGE === 'full'

const timeout = 180_000
/** Megabytes over rest. */
const mostPipelined = 600

test('pipelined requests behind an endless answer are cut, with bounded memory', { timeout }, async () => {
  const { server } = await besieged()
  const memory = memoryOver(server)
  const sockets = Array.from({ length: 50 }, (_, index) => {
    const socket = connect({ port: server.port, host: '127.0.0.1' })
      .on('error', () => {})
      .resume()
    const room = `${index}`.padStart(43, 'r')
    const stream = `GET /api/rooms/${room}/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`
    socket.write(stream + 'GET /x HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(4_000))
    return socket
  })
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()))
  await expect.poll(() => sockets.filter(({ closed }) => !closed).length, { timeout: 60_000 }).toBe(0)
  const over = memory()
  console.log(`50 streams with 4,000 requests behind each: ${over} MB over rest`)
  expect(server.hasEnded()).toBe(false)
  expect(over).toBeLessThanOrEqual(mostPipelined)
})

const mightOfRooms = isFull ? { seconds: 20, hoarded: 2_400 } : { seconds: 6, hoarded: 400 }

/** Megabytes over rest; milliseconds for a message of others, and for a page: others may use the machine. */
const bounds = { memory: 64, message: 300, page: isFull ? 200 : 694 }

test('a hundred busy rooms, slow readers and idle connections delay no page and need little memory', {
  timeout,
}, async () => {
  const { server, ask } = await besieged({ METRICS_TOKEN: metricsToken })
  const over = memoryOver(server)
  const task = { port: server.port, rooms: 100, readers: 2, deaf: 1, ...mightOfRooms }
  // In a process of their own, so that the visitors who are timed do not wait for them.
  const child = fork(new URL('./rooms-crowd.ts', import.meta.url), [JSON.stringify(task)])
  onTestFinished(() => void child.kill('SIGKILL'))
  const next = async (): Promise<Told> => (await once(child, 'message'))[0]
  const tell = () => {
    child.send('tell')
    return next()
  }
  const opened = await next()
  await pause(1_500)
  await tell()
  const slow = await slowOf(ask, mightOfRooms.seconds)
  const seen = await tell()
  const [held, rooms] = [await server.figure('site_room_bytes'), await server.figure('site_rooms')]
  const memory = over()
  console.log(
    `100 rooms and ${mightOfRooms.hoarded} hoarded: p99 of a page ${slow} ms, of a message ${seen.late} ms; ${rooms} rooms hold ${held} bytes; ${memory} MB over rest`,
  )
  expect(server.hasEnded()).toBe(false)
  expect(Object.keys(seen.statuses)).toEqual(['204'])
  // Two readers a room, one message a second: all of them arrive.
  expect(seen.arrived).toBeGreaterThan(100 * 2 * (mightOfRooms.seconds - 2) * 0.9)
  expect(seen.late).toBeLessThan(bounds.message)
  expect(slow).toBeLessThan(bounds.page)
  expect(held).toBeLessThanOrEqual(16_000_000)
  expect(rooms).toBeLessThanOrEqual(2_000)
  // The hoarders have left their rooms: new ones replace empty ones.
  expect(Object.keys(opened.statuses)).toEqual(['204'])
  expect(memory).toBeLessThanOrEqual(bounds.memory)
  child.kill('SIGKILL')
  await expect.poll(() => server.figure('site_room_devices')).toBe(0)
})

/** A server until the test is over, warmed up, so that its memory is that at rest. */
async function besieged(env: Readonly<Record<string, string>> = {}) {
  const server = await startSite(projectRoot, { TRUST_PROXY: '127.0.0.1', ...env })
  onTestFinished(server.kill)
  const ask = async () => (await fetch(`${server.url}/it/lawyers`)).arrayBuffer()
  for (let round = 0; round < 40; round++) await Promise.all(Array.from({ length: 50 }, ask))
  return { server, ask }
}

/** The peak of a server's memory above the present one, in megabytes, until it is asked for. */
function memoryOver(server: SiteServer) {
  const rest = server.memory()
  let most = rest
  const timer = setInterval(() => {
    if (!server.hasEnded()) most = Math.max(most, server.memory())
  }, 50)
  onTestFinished(() => clearInterval(timer))
  return () => Math.round(most - rest)
}

/** Milliseconds of `ask`, but for the slowest hundredth, repeated for so many seconds. */
async function slowOf(ask: () => Promise<unknown>, seconds: number) {
  const times: number[] = []
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    const started = performance.now()
    await ask()
    times.push(performance.now() - started)
    await pause(5)
  }
  return Math.round(times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0)
}
