import { afterEach, expect, test } from 'vitest'
import { createDemoShop } from '#app/demo-shop/demo-shop.ts'
import { setOwnName } from '#app/demo-shop/own-name.ts'
import { sampleShop } from '#app/demo-shop/sample-shop.ts'
import type { joinRoom } from '#app/platform/room/join-room.ts'
import type { Message, MessageKind } from '#app/platform/room/message.ts'
import { createPhoneHost } from '#app/products/product-page/companion-phone/phone-host.ts'
import { memoryStorage } from '#tests/helpers/memory-storage.ts'
import { type GuestState, startGuest } from './phone-guest.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

type Joined = Parameters<typeof joinRoom>[0] & { name: string }

/** A room without network: what one device sends the others get at once, unless its connection is down. */
function house() {
  const inside = new Set<Joined>()
  const line = { isDown: false, messages: 0 }
  let count = 0
  const join: typeof joinRoom = async (joining) => {
    const own = { ...joining, name: `device-${count++}` }
    const send = async (kind: MessageKind, body: unknown = null) => {
      if (line.isDown) return false
      const id = `message-${line.messages++}`
      const message: Message = { id, from: own.name, at: 1_000, kind, body: JSON.parse(JSON.stringify(body)) }
      for (const other of inside) if (other !== own) other.onMessage(message)
      return true
    }
    inside.add(own)
    await Promise.resolve()
    own.onStatus('open')
    for (const one of inside) one.onOthers(inside.size - 1)
    return {
      send,
      close: () => {
        send('bye')
        inside.delete(own)
      },
    }
  }
  return { join, line, inside }
}

const ticket = {
  table: 4,
  covers: 2,
  courses: [{ id: 'second' as const, lines: [{ dish: 'trofie', count: 2 }] }],
}

async function stand() {
  const { join, line, inside } = house()
  const storage = memoryStorage()
  const demoShop = createDemoShop(
    () => storage,
    () => new EventTarget(),
  )
  const host = createPhoneHost({ demoShop, join, now: () => 1_700_000_000_000, page: new EventTarget() })
  await host.again()
  stops.push(host.stop)
  const phone = async (again = 10_000) => {
    const seen: { state?: GuestState } = {}
    const guest = startGuest({
      secret: 'secret',
      join,
      now: () => 400,
      again,
      onChange: (state) => {
        seen.state = state
      },
    })
    await guest.started
    stops.push(guest.stop)
    return { ...guest, seen }
  }
  return { demoShop, host, line, inside, phone }
}

test('a telephone that comes is told how the shop stands, and the computer how many have come', async () => {
  const { host, phone } = await stand()
  const { seen } = await phone()
  expect(seen.state).toMatchObject({
    status: 'open',
    hasHost: true,
    skew: 600,
    shop: { finished: ['anchovies'] },
  })
  await phone()
  expect(host.get()).toMatchObject({ status: 'open', phones: 2 })
})

test('what the visitor calls their own shop is told at once', async () => {
  const { host, phone } = await stand()
  const { seen } = await phone()
  expect(seen.state?.shop?.name).toBeUndefined()
  setOwnName('Osteria Verdi')
  expect(seen.state?.shop?.name).toBe('Osteria Verdi')
  host.stop()
  setOwnName('')
  expect(seen.state?.shop?.name).toBe('Osteria Verdi')
})

test('a ticket lands on the rail as the telephone’s, and its way is told back', async () => {
  const { demoShop, phone } = await stand()
  const { send, seen } = await phone()
  expect(send(ticket)).toBe(true)
  const [landed] = demoShop.get().tickets
  expect(landed).toMatchObject({ table: 4, status: 'new', since: 1_700_000_000_000 })
  expect(demoShop.getHistory().happened.at(-1)?.act.by).toBe('phone')
  const told = () => seen.state?.shop?.tickets.map(({ status }) => status)
  expect([seen.state?.pending, told()]).toEqual([[], ['new']])
  const id = landed?.id ?? ''
  demoShop.act({ type: 'advance', ticket: id })
  expect(told()).toEqual(['cooking'])
  demoShop.act({ type: 'advance', ticket: id })
  expect(told()).toEqual(['ready'])
  demoShop.act({ type: 'serve', ticket: id })
  expect(told()).toEqual(['served'])
})

test('what a dead line swallowed is sent again until it is taken, and taken once', async () => {
  const { demoShop, line, phone } = await stand()
  const { send, seen } = await phone(20)
  line.isDown = true
  send(ticket)
  expect([seen.state?.pending.length, demoShop.get().tickets.length]).toEqual([1, sampleShop.tickets.length])
  line.isDown = false
  await expect.poll(() => seen.state?.pending).toEqual([])
  expect(demoShop.get().tickets).toHaveLength(sampleShop.tickets.length + 1)
})

test('a ticket with what has run out is refused, and said so', async () => {
  const { demoShop, phone } = await stand()
  const { send, seen } = await phone()
  send({ ...ticket, courses: [{ id: 'first', lines: [{ dish: 'anchovies', count: 1 }] }] })
  expect(seen.state?.shop?.tickets).toMatchObject([{ status: 'refused' }])
  expect(demoShop.get().tickets).toEqual(sampleShop.tickets)
})

test('telephones can do nothing but send tickets', async () => {
  const { demoShop, inside, phone } = await stand()
  await phone()
  const [host] = inside
  const act = { id: 'act-from-outside', at: 1, by: 'phone' }
  for (const [index, body] of [
    { ...act, type: 'reset' },
    { ...act, type: 'buy' },
    { ...act, type: 'advance', ticket: 't7' },
    { ...act, type: 'send', ticket: { ...ticket, table: 0 } },
    { ...act, type: 'send' },
    null,
    'send',
  ].entries())
    host?.onMessage({ id: `wrong-${index}`, from: 'device-x', at: 1, kind: 'act', body })
  expect(demoShop.get()).toEqual(sampleShop)
})

test('when the computer closes the trial the telephone knows; another telephone that leaves is no matter', async () => {
  const { host, phone } = await stand()
  const [first, second] = [await phone(), await phone()]
  second.stop()
  expect(first.seen.state?.isClosed).toBe(false)
  host.stop()
  expect(first.seen.state).toMatchObject({ isClosed: true, hasHost: false })
  expect(host.get()).toEqual({})
})
