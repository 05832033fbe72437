import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { joinRoom, MessageKind, Room } from '#app/platform/room/join-room.ts'
import { type GuestState, startGuest } from './phone-guest.ts'

type Joining = Parameters<typeof joinRoom>[0]

beforeEach(() => void vi.useFakeTimers({ now: 400 }))
afterEach(() => void vi.useRealTimers())

const shop = { finished: [], tickets: [] }
const ticket = { table: 4, covers: 2, courses: [] }

/** A phone whose connection, which the test controls, is open. */
async function openPhone() {
  const seen: GuestState[] = []
  const said: [MessageKind, unknown][] = []
  const close = vi.fn()
  const held: { line?: Joining } = {}
  const join: typeof joinRoom = async (joining) => {
    held.line = joining
    const send: Room['send'] = async (kind, body) => said.push([kind, body]) > 0
    return { send, close }
  }
  const guest = startGuest({ secret: 'secret', join, onChange: (state) => seen.push(state) })
  onTestFinished(guest.stop)
  const { line } = held
  if (!line) throw new Error('It did not join.')
  const hear = (kind: MessageKind, body: unknown = null, at = 1_000) => line.onMessage({ at, kind, body })
  const kinds = () => said.map(([kind]) => kind)
  line.onStatus('open')
  await guest.started
  return { ...guest, line, hear, said, kinds, close, seen, now: () => seen.at(-1) }
}

test('the phone sends hello once, and again only after a lost connection', async () => {
  const { line, kinds } = await openPhone()
  line.onStatus('lost')
  expect(kinds()).toEqual(['hello'])
  line.onStatus('open')
  expect(kinds()).toEqual(['hello', 'hello'])
})

test('when a device leaves the phone asks whether it was the computer', async () => {
  const { line, hear, kinds, now } = await openPhone()
  hear('state', shop)
  line.onOthers(2)
  expect([kinds(), now()?.hasHost]).toEqual([['hello'], true])
  line.onOthers(1)
  expect([kinds(), now()?.hasHost]).toEqual([['hello', 'hello'], undefined])
  vi.advanceTimersByTime(4_000)
  expect(now()?.hasHost).toBe(false)
})

test('after a lost connection the computer counts as absent until it answers', async () => {
  const { line, hear, now } = await openPhone()
  hear('state', shop)
  line.onStatus('lost')
  expect(now()).toMatchObject({ status: 'lost', hasHost: true })
  vi.advanceTimersByTime(3_000)
  line.onStatus('open')
  vi.advanceTimersByTime(3_999)
  expect(now()).toMatchObject({ status: 'open', hasHost: undefined })
  hear('state', shop)
  expect(now()?.hasHost).toBe(true)
})

test('an invalid state and one older than the last are ignored', async () => {
  const { hear, now } = await openPhone()
  hear('state', { ...shop, name: 'Now' })
  hear('state', { ...shop, name: 'Before' }, 999)
  hear('state', { tickets: 'none' })
  hear('act', shop)
  expect(now()?.shop?.name).toBe('Now')
})

test('a ticket is sent at once, again when the computer is present, then every five seconds', async () => {
  const { line, hear, send, said, kinds, now } = await openPhone()
  expect(send(ticket)).toBe(true)
  const id = now()?.pending[0]?.id
  const act = ['act', { type: 'send', id, at: expect.any(Number), by: 'phone', ticket }]
  expect(said).toEqual([['hello', undefined], act])
  vi.advanceTimersByTime(10_000)
  // No computer has answered yet.
  expect(kinds()).toHaveLength(2)
  hear('state', shop)
  expect(said.slice(2)).toEqual([act])
  vi.advanceTimersByTime(4_999)
  expect(kinds()).toHaveLength(3)
  vi.advanceTimersByTime(1)
  expect(said.slice(3)).toEqual([act])
  line.onStatus('lost')
  vi.advanceTimersByTime(10_000)
  expect(kinds()).toHaveLength(4)
  hear('state', { ...shop, tickets: [{ id, table: 4, status: 'new', lines: [] }] })
  expect(now()?.pending).toEqual([])
})

test('after stop() nothing is sent or reported', async () => {
  const { line, hear, send, stop, close, kinds, seen } = await openPhone()
  send(ticket)
  hear('state', shop)
  const before = seen.length
  stop()
  expect(close).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
  line.onStatus('lost')
  hear('state', shop)
  expect([seen.length, kinds()]).toEqual([before, ['hello', 'act', 'act']])
})
