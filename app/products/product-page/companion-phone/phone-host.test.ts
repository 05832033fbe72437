import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createDemoShop } from '#app/demo-shop/demo-shop.ts'
import { setOwnName } from '#app/demo-shop/own-name.ts'
import { sampleShop } from '#app/demo-shop/sample-shop.ts'
import type { joinRoom, MessageKind } from '#app/platform/room/join-room.ts'
import { memoryStorage } from '#tests/helpers/memory-storage.ts'
import { createPhoneHost } from './phone-host.ts'

type Joining = Parameters<typeof joinRoom>[0]
type Line = Joining & { said: [MessageKind, unknown][]; isClosed: boolean; isLost: boolean }

afterEach(() => setOwnName(''))

/** A computer whose rooms the test controls. */
function stand() {
  const lines: Line[] = []
  const join: typeof joinRoom = async (joining) => {
    const line: Line = { ...joining, said: [], isClosed: false, isLost: false }
    lines.push(line)
    return {
      send: async (kind, body) => line.said.push([kind, body]) > 0 && !line.isLost,
      close: () => {
        line.isClosed = true
      },
    }
  }
  const storage = memoryStorage()
  const demoShop = createDemoShop(
    () => storage,
    () => new EventTarget(),
  )
  const host = createPhoneHost({ demoShop, join })
  onTestFinished(host.stop)
  return { host, demoShop, lines }
}

async function openRoom() {
  const around = stand()
  await around.host.again()
  const [line] = around.lines
  if (!line) throw new Error('No room was opened.')
  const hear = (kind: MessageKind, body: unknown = null) => line.onMessage({ at: 1, kind, body })
  return { ...around, line, hear, kinds: () => line.said.map(([kind]) => kind) }
}

const ticket = {
  table: 4,
  covers: 2,
  courses: [{ id: 'second' as const, lines: [{ dish: 'trofie', count: 2, note: 'garlic' }] }],
}
const act = { type: 'send', id: 'act-from-a-phone', at: 1, by: 'phone', ticket }

test('a room starts connecting with nobody in it, is opened once and reports changes', async () => {
  const { host, lines } = stand()
  const seen = vi.fn()
  host.subscribe(seen)
  const opened = host.again()
  host.open()
  const { secret } = host.get()
  expect(lines).toHaveLength(1)
  expect(host.get()).toEqual({ secret, status: 'connecting', phones: 0 })
  expect(lines[0]?.secret).toBe(secret)
  await opened
  lines[0]?.onStatus('open')
  lines[0]?.onOthers(2)
  expect(host.get()).toEqual({ secret, status: 'open', phones: 2 })
  expect(seen).toHaveBeenCalledTimes(3)
})

test('sends the state after hello, act and a joining phone', async () => {
  const { hear, line, kinds } = await openRoom()
  hear('state')
  line.onOthers(0)
  expect(kinds()).toEqual([])
  hear('hello')
  line.onOthers(1)
  hear('act', act)
  expect(kinds()).toEqual(['state', 'state', 'state'])
  expect(line.said.at(-1)?.[1]).toMatchObject({ tickets: [{ id: act.id, table: 4, status: 'new' }] })
})

test('a ticket is applied once, at the computer’s time, and told without notes, newest first', async () => {
  const { hear, line, demoShop } = await openRoom()
  hear('act', act)
  hear('act', act)
  expect(demoShop.get().tickets).toHaveLength(sampleShop.tickets.length + 1)
  expect(demoShop.get().tickets[0]).toMatchObject({ id: act.id, came: expect.any(Number) })
  expect(demoShop.get().tickets[0]?.came).not.toBe(act.at)
  hear('act', { ...act, id: 'the-next-act' })
  expect(line.said.at(-1)?.[1]).toMatchObject({
    tickets: [{ id: 'the-next-act' }, { id: act.id, lines: [{ dish: 'trofie', count: 2 }] }],
  })
  expect(JSON.stringify(line.said)).not.toContain('garlic')
})

test('sends changes of the shop that phones show, and no others', async () => {
  const { hear, line, demoShop, kinds } = await openRoom()
  hear('hello')
  demoShop.act({ type: 'leave', order: 'port' })
  setOwnName('Osteria Verdi')
  expect(line.said.at(-1)?.[1]).toMatchObject({ name: 'Osteria Verdi' })
  demoShop.act({ type: 'advance', ticket: sampleShop.tickets[0]?.id ?? '' })
  expect(kinds()).toHaveLength(2)
})

test('a state that was not sent is sent again every five seconds until it is', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { hear, line, kinds } = await openRoom()
  line.isLost = true
  hear('hello')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(kinds()).toHaveLength(3)
  line.isLost = false
  await vi.advanceTimersByTimeAsync(20_000)
  expect(kinds()).toHaveLength(4)
})

const soldOut = [{ id: 'first', lines: [{ dish: 'anchovies', count: 1 }] }]

test.for([
  [{ ...act, ticket: { ...ticket, courses: soldOut } }, [{ status: 'refused' }]],
  [{ ...act, type: 'advance', ticket: 't7' }, []],
  [{ ...act, ticket: { ...ticket, table: 0 } }, []],
  [null, []],
])('refuses a ticket with a sold-out dish, ignores every other act of a phone: %j', async ([body, told]) => {
  const { hear, line, demoShop } = await openRoom()
  hear('act', body)
  expect(line.said.at(-1)?.[1]).toMatchObject({ tickets: told })
  expect(demoShop.get()).toEqual(sampleShop)
})

test('once the trial is closed the room is, and messages are neither sent nor applied', async () => {
  const { host, hear, line, demoShop, kinds } = await openRoom()
  host.stop()
  setOwnName('Osteria Verdi')
  hear('act', act)
  line.onStatus('lost')
  line.onOthers(1)
  expect([line.isClosed, kinds(), host.get()]).toEqual([true, [], {}])
  expect(demoShop.get()).toEqual(sampleShop)
})

test('once its time is over the room is closed, and nothing is sent', async () => {
  const { host, line, kinds } = await openRoom()
  line.onStatus('over')
  setOwnName('Osteria Verdi')
  expect([line.isClosed, kinds()]).toEqual([true, []])
  expect(host.get()).toMatchObject({ status: 'over' })
})

test('messages of the former room are ignored', async () => {
  const { host, hear, line, lines, demoShop } = await openRoom()
  await host.again()
  const before = host.get()
  hear('act', act)
  line.onStatus('over')
  line.onOthers(3)
  expect(host.get()).toBe(before)
  expect(demoShop.get()).toEqual(sampleShop)
  expect(lines.map(({ isClosed, said }) => [isClosed, said.length])).toEqual([
    [true, 0],
    [false, 0],
  ])
  expect(lines[1]?.secret).not.toBe(lines[0]?.secret)
})
