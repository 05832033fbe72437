import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isFull, longestPage, siege, slowOf } from './besieged.ts'
import { startContactCrowd } from './contact-crowd.ts'

// A server without nginx under attack. Slow and greedy attackers meet nginx first: nginx.test.ts.

const timeout = 180_000
/** Megabytes over rest. */
const mostPipelined = 600

const { table, cleanUp, besieged, memoryOver } = siege()

test('pipelined requests behind an endless answer are cut, with bounded memory', {
  timeout,
}, async () => {
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
  cleanUp.push(() => sockets.forEach((socket) => void socket.destroy()))
  await expect.poll(() => sockets.filter(({ closed }) => !closed).length, { timeout: 60_000 }).toBe(0)
  await pause(1_000)
  const over = memory()
  table.push([
    '50 streams with 4,000 requests behind each',
    `${over} MB over rest, ended: ${server.hasEnded()}`,
    `${mostPipelined} MB, false`,
  ])
  expect(server.hasEnded()).toBe(false)
  expect(over).toBeLessThanOrEqual(mostPipelined)
})

test("a crowd on the form's page delays nobody", { timeout }, async () => {
  const { server, ask } = await besieged()
  const crowd = startContactCrowd({ port: server.port, connections: 64 })
  cleanUp.push(crowd.leave)
  await crowd.settled
  const slow = await slowOf(ask, (count) => count < (isFull ? 400 : 100))
  table.push(['64 connections ask for /contact', `p99 of a page ${slow} ms`, `${longestPage} ms`])
  expect(slow).toBeLessThan(longestPage)
})
