import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { metricsToken, withMetrics } from '#tests/helpers/site-server.ts'
import { besieged, isFull, longestPage, memoryOver, slowOf, startCrowd } from './besieged.ts'
import type { Told } from './rooms-crowd.ts'

const might = isFull ? { seconds: 20, hoarded: 2_400 } : { seconds: 6, hoarded: 400 }

/** Megabytes over rest; milliseconds for a message of others. */
const bounds = { memory: 64, message: 300 }

test('a hundred busy rooms, slow readers and idle connections delay no page and need little memory', {
  timeout: 180_000,
}, async () => {
  const { server, ask } = await besieged({ METRICS_TOKEN: metricsToken })
  const over = memoryOver(server)
  const figure = async (name: string) => {
    const figures = await (await fetch(`${server.url}/metrics`, withMetrics)).text()
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(figures)?.[1])
  }
  const task = { port: server.port, rooms: 100, readers: 2, deaf: 1, ...might }
  const { worker, next } = startCrowd<Told>('./rooms-crowd.ts', task)
  const tell = () => {
    worker.postMessage('tell')
    return next()
  }
  const opened = await next()
  await pause(1_500)
  await tell()
  const end = performance.now() + might.seconds * 1_000
  const slow = await slowOf(ask, () => performance.now() < end)
  const seen = await tell()
  const [held, rooms] = [await figure('site_room_bytes'), await figure('site_rooms')]
  const memory = over()
  console.log(
    `100 rooms and ${might.hoarded} hoarded: p99 of a page ${slow} ms, of a message ${seen.late} ms; ${rooms} rooms hold ${held} bytes; ${memory} MB over rest`,
  )
  expect(server.hasEnded()).toBe(false)
  expect(Object.keys(seen.statuses)).toEqual(['204'])
  // Two readers a room, one message a second: all of them arrive.
  expect(seen.arrived).toBeGreaterThan(100 * 2 * (might.seconds - 2) * 0.9)
  expect(seen.late).toBeLessThan(bounds.message)
  expect(slow).toBeLessThan(longestPage)
  expect(held).toBeLessThanOrEqual(16_000_000)
  expect(rooms).toBeLessThanOrEqual(2_000)
  // The hoarders have left their rooms: new ones replace empty ones.
  expect(Object.keys(opened.statuses)).toEqual(['204'])
  expect(memory).toBeLessThanOrEqual(bounds.memory)
  await worker.terminate()
  await expect.poll(() => figure('site_room_devices')).toBe(0)
})
