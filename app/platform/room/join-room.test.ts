import { expect, onTestFinished, test } from 'vitest'
import { HttpFailure } from '../http.ts'
import { createSecret } from './cipher.ts'
import { joinRoom, type Message, readMessage } from './join-room.ts'

const good: Message = { at: 1_700_000_000_000, kind: 'act', body: { a: [1] } }

test('readMessage returns the known fields only', () => {
  expect(readMessage(JSON.stringify({ ...good, extra: true, __proto__: { x: 1 } }))).toEqual(good)
  expect(readMessage(JSON.stringify({ ...good, body: undefined }))).toEqual({ ...good, body: undefined })
})

const changes = [{ at: '1' }, { at: 1.5 }, { kind: 'format' }, { kind: 'toString' }]

test.each(['{', '[]', 'null', '7', ...changes.map((change) => JSON.stringify({ ...good, ...change }))])(
  'readMessage refuses %s',
  (text) => {
    expect(readMessage(text)).toBeNull()
  },
)

/** Joins a room of `devices` whose server answers each message by `post`. */
async function joined(devices: number, post: () => Promise<unknown>) {
  const seen = { lines: 0, posts: 0, said: [] as string[], others: [] as number[] }
  const room = await joinRoom(
    {
      secret: createSecret(),
      onMessage: () => undefined,
      onStatus: (status) => seen.said.push(status),
      onOthers: (count) => seen.others.push(count),
    },
    {
      fetch: async (_, { signal }) => {
        seen.lines += 1
        const stream = new ReadableStream({
          start: (controller) => {
            controller.enqueue(new TextEncoder().encode(`event: devices\ndata: ${devices}\n\n`))
            signal.addEventListener('abort', () => controller.error(signal.reason))
          },
        })
        return new Response(stream)
      },
      post: () => {
        seen.posts += 1
        return post()
      },
      wait: async () => undefined,
    },
  )
  onTestFinished(room.close)
  await expect.poll(() => seen.others).toEqual([0, devices - 1])
  return { room, seen }
}

const refusal = (status: number, body: unknown) => async () => {
  throw new HttpFailure(status, '', body)
}

test('a message that did not reach the server drops the line, which is opened again', async () => {
  const { room, seen } = await joined(2, refusal(0, null))
  expect(await room.send('act')).toBe(false)
  await expect.poll(() => seen.lines).toBe(2)
  await expect.poll(() => seen.others).toEqual([0, 1, 0, 1])
})

test.each([
  [429, { reason: 'room-often' }],
  [413, null],
])('a message that the server refuses itself (%i) leaves the line open', async (status, body) => {
  const { room, seen } = await joined(2, refusal(status, body))
  expect(await room.send('act')).toBe(false)
  expect([seen.lines, seen.said]).toEqual([1, ['connecting', 'open']])
})

test('a state is not sent where no other device hears it', async () => {
  const alone = await joined(1, async () => undefined)
  expect([await alone.room.send('state'), await alone.room.send('act')]).toEqual([true, true])
  expect(alone.seen.posts).toBe(1)
  const { room, seen } = await joined(2, async () => undefined)
  expect([await room.send('state'), seen.posts]).toEqual([true, 1])
  room.close()
  expect([await room.send('act'), seen.posts]).toEqual([true, 1])
})
