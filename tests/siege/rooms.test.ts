import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, expect, test } from 'vitest'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { metricsToken, startSite, withMetrics } from '#tests/helpers/site-server.ts'
import { startRoomsCrowd } from './rooms-crowd.ts'

/** `npm run test:siege` attacks in full, other runs in part. */
const isFull = process.env.SIEGE === 'full'
const might = isFull ? { seconds: 20, hoarded: 2_400 } : { seconds: 6, hoarded: 400 }

/** Megabytes over rest; milliseconds for a page, and for a message of others; others may use the machine. */
const bounds = { memory: 64, page: isFull ? 200 : 694, message: 300 }

const table: string[][] = [['row', 'seen', 'bound']]
const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const close of cleanUp.splice(0).reverse()) await close()
})
afterAll(() => console.log(table.map((row) => row.join(' | ')).join('\n')))

test('a hundred busy rooms, slow readers and idle connections delay no page and need little memory', {
  timeout: 180_000,
}, async () => {
  const server = await startSite(projectRoot, { TRUST_PROXY: '127.0.0.1', METRICS_TOKEN: metricsToken })
  cleanUp.push(server.kill)
  const ask = async () => (await fetch(`${server.url}/it/lawyers`)).arrayBuffer()
  for (let round = 0; round < 40; round++) await Promise.all(Array.from({ length: 50 }, ask))
  const rest = server.memory()
  let most = rest
  const timer = setInterval(() => {
    if (!server.hasEnded()) most = Math.max(most, server.memory())
  }, 50)
  cleanUp.push(() => clearInterval(timer))
  const crowd = startRoomsCrowd({ port: server.port, rooms: 100, readers: 2, deaf: 1, ...might })
  cleanUp.push(crowd.leave)
  const opened = await crowd.settled
  await pause(1_500)
  await crowd.tell()
  const times: number[] = []
  const end = performance.now() + might.seconds * 1_000
  while (performance.now() < end) {
    const started = performance.now()
    await ask()
    times.push(performance.now() - started)
    await pause(5)
  }
  const seen = await crowd.tell()
  const figures = await (await fetch(`${server.url}/metrics`, withMetrics)).text()
  const held = Number(/^site_room_bytes (\d+)$/m.exec(figures)?.[1])
  const rooms = Number(/^site_rooms (\d+)$/m.exec(figures)?.[1])
  const slow = Math.round(times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0)
  const memory = Math.round(most - rest)
  table.push([
    `100 rooms × (2 readers, 1 deaf), 4 KB a second each, and ${might.hoarded} hoarded rooms`,
    `p99 of a page ${slow} ms, of a message ${seen.late} ms (${seen.arrived} arrived); ${rooms} rooms hold ${Math.round(held / 1e5) / 10} MB; ${memory} MB over rest; opened ${JSON.stringify(opened.statuses)}`,
    `${bounds.page} ms, ${bounds.message} ms, 16 MB, ${bounds.memory} MB`,
  ])
  expect(server.hasEnded()).toBe(false)
  expect(Object.keys(seen.statuses)).toEqual(['204'])
  // Two readers a room, one message a second: all of them arrive.
  expect(seen.arrived).toBeGreaterThan(100 * 2 * (might.seconds - 2) * 0.9)
  expect(seen.late).toBeLessThan(bounds.message)
  expect(slow).toBeLessThan(bounds.page)
  expect(held).toBeLessThanOrEqual(16_000_000)
  expect(rooms).toBeLessThanOrEqual(2_000)
  // The hoarders have left their rooms: new ones replace empty ones.
  expect(Object.keys(opened.statuses)).toEqual(['204'])
  expect(memory).toBeLessThanOrEqual(bounds.memory)
  await crowd.leave()
  await expect
    .poll(
      async () =>
        /^site_room_devices (\d+)$/m.exec(
          await (await fetch(`${server.url}/metrics`, withMetrics)).text(),
        )?.[1],
    )
    .toBe('0')
})
