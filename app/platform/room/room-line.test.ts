import { expect, test } from 'vitest'
import { createEventReader, type LineStatus, openLine } from './room-line.ts'
import type { RoomWorld } from './room-world.ts'

const refusal = (status: number, headers: HeadersInit = {}, body = '') =>
  new Response(body, { status, headers })

/** Connects to a server that gives one of these responses per try; closed after the last. */
async function knock(answers: readonly Response[]) {
  const left = [...answers]
  const waits: number[] = []
  const said: LineStatus[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const world: RoomWorld = {
    fetch: async () => left.shift() ?? refusal(403),
    wait: async (milliseconds: number) => void waits.push(milliseconds),
    post: async () => undefined,
  }
  const onStatus = (status: LineStatus) => {
    said.push(status)
    if (status === 'refused' || status === 'over') resolve()
  }
  const deps = { room: 'r', device: 'd', onMessage: () => {}, onDevices: () => {}, onStatus }
  const line = openLine(deps, world)
  await promise
  line.close()
  return { waits, said }
}

test('a busy server is retried after Retry-After, else with growing pauses', async () => {
  const { waits, said } = await knock([
    refusal(429, { 'Retry-After': '7' }, '{"reason":"room-full"}'),
    refusal(503, { 'Retry-After': '99999999999' }),
    refusal(408, { 'Retry-After': '0' }),
    ...[500, 502, 503, 503, 503].map((status) => refusal(status)),
  ])
  expect(waits).toEqual([7_000, 86_400_000, 500, 1_000, 2_000, 4_000, 8_000, 8_000])
  expect(said.slice(0, 3)).toEqual(['connecting', 'full', 'lost'])
})

test.for([
  [403, '', 'refused'],
  [404, '{"reason":"room-often"}', 'refused'],
  [410, '{"reason":"room-over"}', 'over'],
] as const)('a permanent refusal is not retried (%i %s)', async ([status, body, end]) => {
  expect(await knock([refusal(status, {}, body)])).toEqual({ waits: [], said: ['connecting', end] })
})

test('a room that ends is not requested again', async () => {
  const stream = new Response('event: devices\ndata: 1\n\nevent: over\ndata:\n\n')
  expect(await knock([stream])).toEqual({ waits: [], said: ['connecting', 'open', 'over'] })
})

const stream = 'event: devices\ndata: 2\n\n:\n\ndata: cHJvbnRh\n\nevent: over\ndata: 1\n\n'
const events = [
  { name: 'devices', data: '2' },
  { name: 'message', data: 'cHJvbnRh' },
  { name: 'over', data: '1' },
]

test('events are read however the stream is split', () => {
  for (let size = 1; size <= stream.length; size++) {
    const read = createEventReader()
    const pieces = stream.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
    expect(pieces.flatMap(read)).toEqual(events)
  }
})

test('heartbeats, unknown fields and unfinished events are ignored', () => {
  const read = createEventReader()
  expect(read(':\n\nretry: 5\n\n\n\nnonsense\n\ndata:x\n\ndata: y')).toEqual([{ name: 'message', data: 'x' }])
  expect(createEventReader()('data: a\r\n\r\n')).toEqual([{ name: 'message', data: 'a' }])
})

test('an endless event is refused', () => {
  const read = createEventReader()
  expect(() => {
    for (let count = 0; count < 20; count++) read('x'.repeat(1_000))
  }).toThrow('too long')
})
