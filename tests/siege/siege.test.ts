import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type Attacker, attack, field, formHead, openSession, sendForm } from './attackers.ts'
import { startCrowd } from './crowd.ts'
import { type SiegeServer, startSiegeServer } from './siege-server.ts'

/** `npm run test:siege` attacks with all its might; every other run with a part of it. */
const isFull = process.env.SIEGE === 'full'
const might = isFull
  ? { networks: 24, each: 55, descriptors: 4_096 }
  : { networks: 8, each: 20, descriptors: 256 }
const timeout = 180_000

/** Megabytes over rest, seconds after the attackers have left, and milliseconds for a page; others may use the machine. */
const bounds = { memory: 64, recovery: 10, page: isFull ? 200 : 694, pipelined: 600 }

const table: string[][] = [['row', 'seen', 'bound']]
const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const close of cleanUp.splice(0).reverse()) await close()
})
afterAll(() => console.log(table.map((row) => row.join(' | ')).join('\n')))

async function besieged(options: Parameters<typeof startSiegeServer>[0] = {}) {
  const server = await startSiegeServer(options)
  cleanUp.push(server.stop)
  const visitor = await openSession(server.url, '198.51.100.7')
  // What any busy minute makes the process take, before its memory at rest is read; and a person's time for the form.
  const ask = async () => (await fetch(`${server.url}/it/lawyers`)).arrayBuffer()
  for (let round = 0; round < 40; round++) await Promise.all(Array.from({ length: 50 }, ask))
  await pause(3_100)
  expect(await sendForm(server.url, '198.51.100.6', visitor, 1_000_000)).toBe(201)
  return { server, visitor }
}

function attackers() {
  const all: Attacker[] = []
  const leave = () => {
    for (const { socket } of all.splice(0)) socket.destroy()
  }
  cleanUp.push(leave)
  return { all, leave }
}

/** The most that a server has in memory over what it has now, until `stop`. */
function memoryOver(server: SiegeServer) {
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

test.each([
  ['without a token', false],
  ['with tokens', true],
])('1: text fields %s take little memory, and the form works on', { timeout }, async (what, hasToken) => {
  const { server, visitor } = await besieged()
  const stop = memoryOver(server)
  const crowd = startCrowd({ ...might, kind: 'fields', port: server.port, hasToken })
  cleanUp.push(crowd.leave)
  const during = await sendForm(server.url, '198.51.100.7', visitor, 2_000_000)
  // Until every one of them was answered: on a busy machine that takes a while.
  await crowd.settled
  await pause(3_000)
  await crowd.leave()
  const left = performance.now()
  const after = await sendForm(server.url, '198.51.100.8', visitor, 2_000_000)
  const seconds = Math.round((performance.now() - left) / 100) / 10
  const memory = stop()
  table.push([
    `1 ${might.networks} networks × ${might.each} connections × 12 fields of 32 KB, ${what}`,
    `${memory} MB over rest; a form meanwhile ${during}, after ${seconds} s ${after}`,
    `${bounds.memory} MB, 201, ${bounds.recovery} s`,
  ])
  expect([server.hasEnded(), during, after]).toEqual([false, 201, 201])
  expect(seconds).toBeLessThanOrEqual(bounds.recovery)
  expect(memory).toBeLessThanOrEqual(bounds.memory)
})

test('2: running out of descriptors ends nothing', { timeout }, async () => {
  const { server, visitor } = await besieged({ descriptors: might.descriptors })
  const { all, leave } = attackers()
  for (let index = 0; index < might.descriptors + 200; index++) {
    all.push(attack(server.port, `127.0.1.${index % 250}`))
    if (index % 100 === 0) await pause(5)
  }
  // Long enough for every sampler to have looked.
  await pause(3_000)
  const open = all.filter((one) => one.isOpen()).length
  leave()
  const left = performance.now()
  await expect.poll(() => sendForm(server.url, '198.51.100.7', visitor), { timeout: 30_000 }).toBe(201)
  const seconds = Math.round((performance.now() - left) / 100) / 10
  table.push([
    `2 ${might.descriptors} descriptors, ${might.descriptors + 200} idle connections`,
    `${open} kept, ended: ${server.hasEnded()}, form after ${seconds} s`,
    `fewer than ${might.descriptors}, false, ${bounds.recovery} s`,
  ])
  expect(open).toBeLessThan(might.descriptors)
  expect(server.hasEnded()).toBe(false)
  expect(seconds).toBeLessThanOrEqual(bounds.recovery)
  expect(server.output()).not.toContain('EMFILE')
})

test('3: requests behind an answer that does not end are cut, and what they took is bounded', {
  timeout,
}, async () => {
  const { server } = await besieged()
  const { all } = attackers()
  const stop = memoryOver(server)
  for (let index = 0; index < 100; index++) {
    const one = attack(server.port)
    const room = `${index}`.padStart(43, 'r')
    const stream = `GET /api/rooms/${room}/events HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 10.4.0.${index}\r\n\r\n`
    one.socket.write(stream + 'GET /x HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2_000))
    all.push(one)
  }
  await expect.poll(() => all.filter((one) => one.isOpen()).length, { timeout: 60_000 }).toBe(0)
  await pause(1_000)
  const memory = stop()
  table.push([
    '3 100 streams with 2,000 requests behind each',
    `${memory} MB over rest, ended: ${server.hasEnded()}`,
    `${bounds.pipelined} MB, false`,
  ])
  expect(server.hasEnded()).toBe(false)
  expect(memory).toBeLessThanOrEqual(bounds.pipelined)
})

test('8: uploads that trickle block nobody’s attachments', { timeout }, async () => {
  const { server, visitor } = await besieged()
  const { all } = attackers()
  for (const network of ['10.1.0.1', '10.1.1.1', '10.1.2.1']) {
    const session = await openSession(server.url, network)
    for (let index = 0; index < 5; index++) {
      const one = attack(server.port)
      one.socket.write(formHead({ port: server.port, network, length: 14_000_000, ...session }))
      one.socket.write(field('files', 'a'.repeat(4_900_000), 'a.txt'))
      all.push(one)
    }
  }
  await pause(1_000)
  const statuses = [await sendForm(server.url, '198.51.100.7', visitor, 2_000_000)]
  for (const { socket } of all) socket.write('a'.repeat(2_600))
  await pause(9_000)
  statuses.push(await sendForm(server.url, '198.51.100.8', visitor, 2_000_000))
  for (const { socket } of all) socket.write('a'.repeat(2_600))
  await pause(8_000)
  const open = all.filter((one) => one.isOpen()).length
  table.push([
    '8 three networks with five uploads that trickle 2.6 KB in 9 s',
    `files of 2 MB meanwhile ${statuses}; ${open} still open after 18 s`,
    '201,201; 0',
  ])
  expect(statuses).toEqual([201, 201])
  expect(open).toBe(0)
})

test('16: whoever asks for the form’s page again and again slows nobody down', { timeout }, async () => {
  const { server } = await besieged()
  const crowd = startCrowd({ kind: 'contact', port: server.port, connections: 64 })
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
  table.push(['16 64 connections ask for /contact', `p99 of a page ${slow} ms`, `${bounds.page} ms`])
  expect(slow).toBeLessThan(bounds.page)
})
