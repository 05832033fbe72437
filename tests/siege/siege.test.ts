import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, expect, test } from 'vitest'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { type SiteServer, startSite } from '#tests/helpers/site-server.ts'
import { startContactCrowd } from './contact-crowd.ts'

// A server without nginx under attack. Slow and greedy attackers meet nginx first: nginx.test.ts.

/** `npm run test:siege` asks for more pages than every other run. */
const isFull = process.env.SIEGE === 'full'
const timeout = 180_000

/** Milliseconds for a page, megabytes over rest; others may use the machine. */
const bounds = { page: isFull ? 200 : 694, pipelined: 600 }

const table: string[][] = [['row', 'seen', 'bound']]
const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const close of cleanUp.splice(0).reverse()) await close()
})
afterAll(() => console.log(table.map((row) => row.join(' | ')).join('\n')))

async function besieged() {
  const server = await startSite(projectRoot, { TRUST_PROXY: '127.0.0.1' })
  cleanUp.push(server.kill)
  // Warms up, before the memory at rest is read.
  const ask = async () => (await fetch(`${server.url}/it/lawyers`)).arrayBuffer()
  for (let round = 0; round < 40; round++) await Promise.all(Array.from({ length: 50 }, ask))
  return server
}

/** The peak of a server's memory above the present one, until `stop`. */
function memoryOver(server: SiteServer) {
  const rest = server.memory()
  let most = rest
  const timer = setInterval(() => {
    if (!server.hasEnded()) most = Math.max(most, server.memory())
  }, 50)
  return () => {
    clearInterval(timer)
    return Math.round(most - rest)
  }
}

test('pipelined requests behind an endless answer are cut, with bounded memory', {
  timeout,
}, async () => {
  const server = await besieged()
  const stop = memoryOver(server)
  const sockets = Array.from({ length: 50 }, (_, index) => {
    const socket = connect({ port: server.port, host: '127.0.0.1' })
      .on('error', () => {})
      .resume()
    const room = `${index}`.padStart(43, 'r')
    const stream = `GET /api/rooms/${room}/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`
    socket.write(stream + 'GET /x HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(4_000))
    return socket
  })
  cleanUp.push(() => sockets.forEach((socket) => void socket.destroy()))
  await expect.poll(() => sockets.filter(({ closed }) => !closed).length, { timeout: 60_000 }).toBe(0)
  await pause(1_000)
  const memory = stop()
  table.push([
    '50 streams with 4,000 requests behind each',
    `${memory} MB over rest, ended: ${server.hasEnded()}`,
    `${bounds.pipelined} MB, false`,
  ])
  expect(server.hasEnded()).toBe(false)
  expect(memory).toBeLessThanOrEqual(bounds.pipelined)
})

test("a crowd on the form's page delays nobody", { timeout }, async () => {
  const server = await besieged()
  const crowd = startContactCrowd({ port: server.port, connections: 64 })
  cleanUp.push(crowd.leave)
  await crowd.settled
  const times: number[] = []
  for (let count = 0; count < (isFull ? 400 : 100); count++) {
    const started = performance.now()
    await (await fetch(`${server.url}/it/lawyers`)).arrayBuffer()
    times.push(performance.now() - started)
  }
  await crowd.leave()
  const slow = Math.round(times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0)
  table.push(['64 connections ask for /contact', `p99 of a page ${slow} ms`, `${bounds.page} ms`])
  expect(slow).toBeLessThan(bounds.page)
})
