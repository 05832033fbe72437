import { afterEach, expect, test } from 'vitest'
import { request } from '#app/platform/http.ts'
import { joinRoom } from '#app/platform/room/join-room.ts'
import type { Message } from '#app/platform/room/message.ts'
import type { RoomWorld } from '#app/platform/room/room-world.ts'
import { createSecret } from '#app/platform/room/seal.ts'
import { buildApp } from '#server/app.ts'
import { listen } from '#server/fixtures/raw-request.ts'
import { smallSite } from '#server/fixtures/small-site.ts'
import { type RelayLimits, relayLimits } from '#server/relay/relay-limits.ts'

const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

/** Tabs of one browser: what one posts the others get. */
function browser() {
  const channels = new Set<BroadcastChannel>()
  return (name: string) => {
    const channel = new BroadcastChannel(name)
    channels.add(channel)
    return channel
  }
}

type World = RoomWorld & { cut: () => void; isCut: boolean; urls: string[]; bodies: string[] }

/** A browser whose line to the server can be cut. */
function worldOf(
  port: () => number,
  openTabs: RoomWorld['openTabs'] = () => undefined,
  longestWait = 30,
): World {
  let line = new AbortController()
  const origin = () => `http://127.0.0.1:${port()}`
  const world: World = {
    isCut: false,
    urls: [],
    bodies: [],
    cut: () => {
      world.isCut = true
      line.abort()
      line = new AbortController()
    },
    now: () => Date.now(),
    openTabs,
    fetch: async (url, init) => {
      world.urls.push(url)
      if (world.isCut) throw new TypeError('Failed to fetch')
      const signal = init.signal ? AbortSignal.any([init.signal, line.signal]) : line.signal
      return fetch(origin() + url, { ...init, signal })
    },
    post: (url, body) => {
      world.urls.push(url)
      world.bodies.push(Buffer.from(body).toString('latin1'))
      const page = { baseURI: `${origin()}/`, origin: origin(), cookie: '' }
      const options = { method: 'POST', headers: { 'Content-Type': 'application/octet-stream' }, body }
      return request(origin() + url, options, {
        fetch: async (address, init) => {
          if (world.isCut) throw new TypeError('Failed to fetch')
          const headers = new Headers(init.headers)
          headers.set('origin', origin())
          return fetch(address, { ...init, headers })
        },
        page: () => page,
        wait: async () => {},
      })
    },
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, Math.min(milliseconds, longestWait))
        signal.addEventListener('abort', () => {
          clearTimeout(timer)
          resolve()
        })
      }),
  }
  return world
}

async function serve(limits: RelayLimits = relayLimits) {
  const app = buildApp({ site: smallSite(), relay: { limits } })
  const port = await listen(app)
  const close = () => app.close()
  opened.push(close)
  return { port, close }
}

async function device(secret: string, world: RoomWorld, tabsFirst = 0) {
  const heard: Message[] = []
  const statuses: string[] = []
  const others: number[] = []
  const room = await joinRoom(
    {
      secret,
      tabsFirst,
      onMessage: (message) => heard.push(message),
      onStatus: (status) => statuses.push(status),
      onOthers: (count) => others.push(count),
    },
    world,
  )
  opened.push(room.close)
  return { ...room, heard, statuses, others, bodies: () => heard.map(({ kind, body }) => [kind, body]) }
}

test('two devices hear each other, and nobody else what they say', async () => {
  const { port } = await serve()
  const worlds = [worldOf(() => port), worldOf(() => port)] as const
  const secret = createSecret()
  const computer = await device(secret, worlds[0])
  const phone = await device(secret, worlds[1])
  const stranger = await device(
    createSecret(),
    worldOf(() => port),
  )
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

test('a line that is cut is taken up: what was said meanwhile on either side arrives, once', async () => {
  const { port } = await serve()
  const world = worldOf(() => port)
  const secret = createSecret()
  const computer = await device(
    secret,
    worldOf(() => port),
  )
  const phone = await device(secret, world)
  await expect.poll(() => computer.others.at(-1)).toBe(1)
  await phone.send('act', 1)
  await computer.send('state', 'a')
  await expect.poll(() => [computer.heard.length, phone.heard.length]).toEqual([1, 1])
  world.cut()
  await expect.poll(() => phone.statuses.at(-1)).toBe('lost')
  await phone.send('act', 2)
  await computer.send('act', 'b')
  world.isCut = false
  await expect.poll(() => phone.statuses.at(-1)).toBe('open')
  await expect.poll(computer.bodies).toEqual([
    ['act', 1],
    ['act', 2],
  ])
  await expect.poll(phone.bodies).toEqual([
    ['state', 'a'],
    ['act', 'b'],
  ])
})

test('a server that is started anew is found again, with the room', async () => {
  const first = await serve()
  let port = first.port
  const secret = createSecret()
  const devices = [
    await device(
      secret,
      worldOf(() => port),
    ),
    await device(
      secret,
      worldOf(() => port),
    ),
  ] as const
  await expect.poll(() => devices.map(({ others }) => others.at(-1))).toEqual([1, 1])
  await first.close()
  await expect.poll(() => devices.map(({ statuses }) => statuses.at(-1))).toEqual(['lost', 'lost'])
  await devices[0].send('act', 'durante')
  port = (await serve()).port
  await expect.poll(() => devices.map(({ statuses }) => statuses.at(-1))).toEqual(['open', 'open'])
  await expect.poll(devices[1].bodies).toEqual([['act', 'durante']])
})

test('a full room and one that is over say so; the full one lets in whoever waits', async () => {
  const { port } = await serve({ ...relayLimits, roomLife: 1_500, heartbeat: 100 })
  const secret = createSecret()
  const four = await Promise.all(
    [1, 2, 3, 4].map(() =>
      device(
        secret,
        worldOf(() => port),
      ),
    ),
  )
  await expect.poll(() => four.at(-1)?.statuses.at(-1)).toBe('open')
  const fifth = await device(
    secret,
    worldOf(() => port),
  )
  await expect.poll(() => fifth.statuses.at(-1)).toBe('full')
  four[0]?.close()
  await expect.poll(() => fifth.statuses.at(-1)).toBe('open')
  await expect.poll(() => fifth.statuses.at(-1)).toBe('over')
  const late = await device(
    secret,
    worldOf(() => port),
  )
  await expect.poll(() => late.statuses.at(-1)).toBe('over')
})

test('between tabs of one browser nothing goes to the server, until the computer’s tab is closed', async () => {
  const { port } = await serve()
  const tabs = browser()
  const secret = createSecret()
  const worlds = [worldOf(() => port, tabs), worldOf(() => port, tabs, 10_000)] as const
  const computer = await device(secret, worlds[0])
  const asked = worlds[0].urls.length
  const phone = device(secret, worlds[1], 10_000)
  await expect.poll(computer.bodies).toEqual([['hello', null]])
  await computer.send('state', 'a')
  const joined = await phone
  await expect.poll(joined.bodies).toEqual([['state', 'a']])
  await joined.send('act', 1)
  await expect.poll(computer.bodies).toEqual([
    ['hello', null],
    ['act', 1],
  ])
  expect([joined.statuses.at(-1), joined.others.at(-1), computer.others.at(-1)]).toEqual(['open', 1, 1])
  expect([worlds[0].urls.length, worlds[1].urls]).toEqual([asked, []])
  computer.close()
  await expect.poll(() => joined.bodies().at(-1)).toEqual(['bye', null])
  await expect.poll(() => worlds[1].urls.length).toBeGreaterThan(0)
})

test('what others throw into the room is passed over', async () => {
  const { port } = await serve()
  const secret = createSecret()
  const world = worldOf(() => port)
  const one = await device(secret, world)
  const two = await device(
    secret,
    worldOf(() => port),
  )
  await expect.poll(() => two.others.at(-1)).toBe(1)
  const [events = ''] = world.urls
  const url = events.replace(/\/events$/, '')
  for (const bytes of [new Uint8Array(1), new Uint8Array(100), crypto.getRandomValues(new Uint8Array(4_096))])
    await world.post(url, bytes)
  await one.send('act', 'buono')
  await expect.poll(two.bodies).toEqual([['act', 'buono']])
  expect(one.heard).toEqual([])
})
