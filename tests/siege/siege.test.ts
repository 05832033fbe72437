import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { besieged, isFull, longestPage, memoryOver, slowOf, startCrowd } from './besieged.ts'

// A server without nginx under attack. Slow and greedy attackers meet nginx first: nginx.test.ts.

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

test("a crowd on the form's page delays nobody", { timeout }, async () => {
  const { server, ask } = await besieged()
  await startCrowd('./contact-crowd.ts', { url: server.url, connections: 64 }).next()
  const slow = await slowOf(ask, (count) => count < (isFull ? 400 : 100))
  console.log(`64 connections ask for /contact: p99 of a page ${slow} ms`)
  expect(slow).toBeLessThan(longestPage)
})
