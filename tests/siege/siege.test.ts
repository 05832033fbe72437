import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { metricsToken } from '#tests/helpers/site-server.ts'
import { besieged, isFull, longestPage, memoryOver, slowOf, startCrowd } from './besieged.ts'
import type { Told as RoomsTold } from './rooms-crowd.ts'

// One file, so that no siege delays another.

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

/** Megabytes over rest; milliseconds for a message of others. */
const bounds = { memory: 64, message: 300 }

test('a hundred busy rooms, slow readers and idle connections delay no page and need little memory', {
  timeout,
}, async () => {
  const { server, ask } = await besieged({ METRICS_TOKEN: metricsToken })
  const over = memoryOver(server)
  const task = { port: server.port, rooms: 100, readers: 2, deaf: 1, ...mightOfRooms }
  const { child, next } = startCrowd<RoomsTold>('./rooms-crowd.ts', task)
  const tell = () => {
    child.send('tell')
    return next()
  }
  const opened = await next()
  await pause(1_500)
  await tell()
  const end = performance.now() + mightOfRooms.seconds * 1_000
  const slow = await slowOf(ask, () => performance.now() < end)
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
  expect(slow).toBeLessThan(longestPage)
  expect(held).toBeLessThanOrEqual(16_000_000)
  expect(rooms).toBeLessThanOrEqual(2_000)
  // The hoarders have left their rooms: new ones replace empty ones.
  expect(Object.keys(opened.statuses)).toEqual(['204'])
  expect(memory).toBeLessThanOrEqual(bounds.memory)
  child.kill('SIGKILL')
  await expect.poll(() => server.figure('site_room_devices')).toBe(0)
})
