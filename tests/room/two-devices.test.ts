import { afterEach, expect, test } from 'vitest'
import { createDemoShop } from '#app/demo-shop/demo-shop.ts'
import { type GuestState, startGuest } from '#app/pages/phone/phone-guest.ts'
import { createSecret } from '#app/platform/room/cipher.ts'
import { joinRoom } from '#app/platform/room/join-room.ts'
import type { Message } from '#app/platform/room/message.ts'
import type { RoomWorld } from '#app/platform/room/room-world.ts'
import { createPhoneHost } from '#app/products/product-page/companion-phone/phone-host.ts'
import { buildApp } from '#server/app.ts'
import { listen } from '#server/fixtures/raw-request.ts'
import { smallSite } from '#server/fixtures/small-site.ts'
import { type RelayLimits, relayLimits } from '#server/relay/rooms.ts'
import { memoryStorage } from '#tests/helpers/memory-storage.ts'
import { type CutWorld, worldOf } from './cut-world.ts'

const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

async function serve(limits: RelayLimits = relayLimits) {
  const app = buildApp({ site: smallSite(), relay: { limits } })
  const port = await listen(app)
  opened.push(() => app.close())
  return { port, join: (secret: string, world = worldOf(port)) => join(secret, world) }
}

async function join(secret: string, world: RoomWorld) {
  const heard: Message[] = []
  const statuses: string[] = []
  const others: number[] = []
  const room = await joinRoom(
    {
      secret,
      onMessage: (message) => heard.push(message),
      onStatus: (status) => statuses.push(status),
      onOthers: (count) => others.push(count),
    },
    world,
  )
  opened.push(room.close)
  return { ...room, heard, statuses, others, bodies: () => heard.map(({ kind, body }) => [kind, body]) }
}

test('two devices exchange encrypted messages', async () => {
  const { port, join } = await serve()
  const worlds = [worldOf(port), worldOf(port)] as const
  const secret = createSecret()
  const computer = await join(secret, worlds[0])
  const phone = await join(secret, worlds[1])
  const stranger = await join(createSecret())
  await expect.poll(() => [computer.others.at(-1), phone.others.at(-1)]).toEqual([1, 1])
  await phone.send('act', { table: 4 })
  await computer.send('state', { tickets: ['pronta'] })
  await expect.poll(computer.bodies).toEqual([['act', { table: 4 }]])
  await expect.poll(phone.bodies).toEqual([['state', { tickets: ['pronta'] }]])
  expect(stranger.heard).toEqual([])
  for (const { urls, bodies } of worlds) {
    expect(urls.join() + bodies.join()).not.toContain(secret)
    expect(bodies.join()).not.toContain('pronta')
  }
})

const ticket = {
  table: 4,
  covers: 2,
  courses: [{ id: 'second' as const, lines: [{ dish: 'trofie', count: 2 }] }],
}

/** The computer and phone of one demonstration, each with a connection of its own. */
async function trial(port: number) {
  const storage = memoryStorage()
  const demoShop = createDemoShop(
    () => storage,
    () => new EventTarget(),
  )
  const lines = { computer: worldOf(port), phone: worldOf(port) }
  const joinBy =
    (world: CutWorld): typeof joinRoom =>
    (joining) =>
      joinRoom(joining, world)
  const host = createPhoneHost({ demoShop, join: joinBy(lines.computer) })
  await host.again()
  const seen: { state?: GuestState } = {}
  const guest = startGuest({
    secret: host.get().secret ?? '',
    join: joinBy(lines.phone),
    again: 200,
    onChange: (state) => {
      seen.state = state
    },
  })
  opened.push(host.stop, guest.stop)
  await guest.started
  await expect.poll(() => seen.state?.hasHost).toBe(true)
  return { host, guest, lines, seen, tables: () => demoShop.get().tickets.map(({ table }) => table) }
}

test.for(['computer', 'phone'] as const)(
  'a ticket sent while the %s is offline arrives once after reconnecting',
  async (whose) => {
    const { port } = await serve()
    const { host, guest, lines, seen, tables } = await trial(port)
    const before = tables()
    lines[whose].cut()
    const stateOf = () => (whose === 'computer' ? host.get() : seen.state)
    await expect.poll(stateOf).toMatchObject({ status: 'lost' })
    guest.send(ticket)
    lines[whose].isCut = false
    await expect.poll(() => seen.state).toMatchObject({ status: 'open', pending: [] })
    expect(seen.state?.shop?.tickets).toMatchObject([{ table: 4, status: 'new' }])
    expect(tables()).toEqual([4, ...before])
  },
)

test('a failed message reconnects the device, unless the server gave a reason', async () => {
  const { port, join } = await serve({ ...relayLimits, messagesEachMinute: 2 })
  const world = worldOf(port)
  const secret = createSecret()
  const one = await join(secret, world)
  await join(secret)
  await expect.poll(() => one.others.at(-1)).toBe(1)
  expect([await one.send('act', 1), await one.send('act', 2), await one.send('act', 3)]).toEqual([
    true,
    true,
    false,
  ])
  expect(one.statuses).not.toContain('lost')
  world.isCut = true
  expect(await one.send('act', 4)).toBe(false)
  await expect.poll(() => one.statuses.at(-1)).toBe('lost')
  world.isCut = false
  await expect.poll(() => one.statuses.at(-1)).toBe('open')
})

test('full and expired rooms are reported, and a waiting device joins once there is room', async () => {
  const { join } = await serve({ ...relayLimits, roomLife: 1_500, heartbeat: 100 })
  const secret = createSecret()
  const four = await Promise.all([1, 2, 3, 4].map(() => join(secret)))
  await expect.poll(() => four.at(-1)?.statuses.at(-1)).toBe('open')
  const fifth = await join(secret)
  await expect.poll(() => fifth.statuses.at(-1)).toBe('full')
  four[0]?.close()
  await expect.poll(() => fifth.statuses.at(-1)).toBe('open')
  await expect.poll(() => fifth.statuses.at(-1)).toBe('over')
  const late = await join(secret)
  await expect.poll(() => late.statuses.at(-1)).toBe('over')
})
