import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { metricsToken, withMetrics } from '#tests/helpers/site-server.ts'
import { isFull, longestPage, siege, slowOf } from './besieged.ts'
import { startRoomsCrowd } from './rooms-crowd.ts'

const might = isFull ? { seconds: 20, hoarded: 2_400 } : { seconds: 6, hoarded: 400 }

/** Megabytes over rest; milliseconds for a message of others. */
const bounds = { memory: 64, message: 300 }

const { table, cleanUp, besieged, memoryOver } = siege()

test('a hundred busy rooms, slow readers and idle connections delay no page and need little memory', {
  timeout: 180_000,
}, async () => {
  const { server, ask } = await besieged({ METRICS_TOKEN: metricsToken })
  const over = memoryOver(server)
  const figure = async (name: string) => {
    const figures = await (await fetch(`${server.url}/metrics`, withMetrics)).text()
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(figures)?.[1])
  }
  const crowd = startRoomsCrowd({ port: server.port, rooms: 100, readers: 2, deaf: 1, ...might })
  cleanUp.push(crowd.leave)
  const opened = await crowd.settled
  await pause(1_500)
  await crowd.tell()
  const end = performance.now() + might.seconds * 1_000
  const slow = await slowOf(ask, () => performance.now() < end)
  const seen = await crowd.tell()
  const [held, rooms] = [await figure('site_room_bytes'), await figure('site_rooms')]
  const memory = over()
  table.push([
    `100 rooms × (2 readers, 1 deaf), 4 KB a second each, and ${might.hoarded} hoarded rooms`,
    `p99 of a page ${slow} ms, of a message ${seen.late} ms (${seen.arrived} arrived); ${rooms} rooms hold ${Math.round(held / 1e5) / 10} MB; ${memory} MB over rest; opened ${JSON.stringify(opened.statuses)}`,
    `${longestPage} ms, ${bounds.message} ms, 16 MB, ${bounds.memory} MB`,
  ])
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
  await crowd.leave()
  await expect.poll(() => figure('site_room_devices')).toBe(0)
})
