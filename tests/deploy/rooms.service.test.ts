import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readStream } from '#server/fixtures/rooms.ts'
import { writeSmallSite } from '#server/fixtures/small-site.ts'
import { fixtureSite, projectRoot } from '#tests/helpers/site-root.ts'
import { metricsToken, type SiteServer, startSite, withMetrics } from '#tests/helpers/site-server.ts'
import { hasNginx, type Nginx, startNginx } from './nginx.ts'

describe.skipIf(!hasNginx)('rooms on two processes behind nginx', () => {
  const dist = writeSmallSite('https://www.example.it')
  let nginx: Nginx
  let sites: SiteServer[] = []
  const start = (port = 0) =>
    startSite(projectRoot, {
      TRUST_PROXY: '127.0.0.1',
      METRICS_TOKEN: metricsToken,
      SITE_DIR: fixtureSite,
      DIST_DIR: dist,
      PORT: String(port),
    })

  beforeAll(async () => {
    sites = [await start()]
    sites.push(await start())
    nginx = await startNginx(sites.map(({ port }) => port))
  })
  afterAll(async () => {
    await nginx?.stop()
    for (const site of sites) await site.stop()
  })

  test('rooms are spread over processes, devices of one room share a process', async () => {
    const devices = await Promise.all(Array.from({ length: 24 }, (_, index) => enter(newRoom(), 'a', index)))
    for (const { room } of [...devices]) devices.push(await enter(room, 'b', devices.length))
    for (const { counts } of devices.slice(0, 24)) await expect.poll(counts).toContain(2)
    const each = await Promise.all(sites.map(({ port }) => devicesAt(port)))
    expect(each.map((count) => count > 0)).toEqual([true, true])
    expect(each.reduce((sum, count) => sum + count, 0)).toBe(48)
    for (const { leave } of devices) leave()
  })

  test('a room waits for its process to restart', async () => {
    const room = newRoom()
    const first = await enter(room, 'a')
    const [at = 0] = await Promise.all(sites.map(({ port }) => devicesAt(port)))
    const lost = at > 0 ? 0 : 1
    const port = sites[lost]?.port
    await sites[lost]?.kill()
    await expect.poll(() => first.seen.isOpen).toBe(false)
    expect((await ask('GET', `/api/rooms/${room}/events`, {})).resume().statusCode).toBe(502)
    sites[lost] = await start(port)
    const devices = [await enter(room, 'a'), await enter(room, 'b')]
    expect(await say(room, 'pronta')).toBe(204)
    for (const { said } of devices) await expect.poll(said).toContain('pronta')
    for (const { leave } of devices) leave()
    expect(nginx.log()).not.toContain(room)
    expect(sites.map((site) => site.output()).join('')).not.toContain(room)
  })

  const newRoom = () => randomBytes(32).toString('base64url')

  async function devicesAt(port: number): Promise<number> {
    const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`, withMetrics)).text()
    return Number(/^site_room_devices (\d+)$/m.exec(figures)?.[1])
  }

  async function enter(room: string, device: string, visitor = 7) {
    const response = await ask('GET', `/api/rooms/${room}/events`, {
      'room-device': device,
      'x-visitor': `203.0.113.${visitor}`,
    })
    return { room, ...readStream(response) }
  }

  async function say(room: string, text: string) {
    const headers = { origin: 'https://www.example.it', 'content-type': 'application/octet-stream' }
    const answer = await ask('POST', `/api/rooms/${room}`, headers, text)
    answer.resume()
    return answer.statusCode
  }

  function ask(method: string, path: string, headers: Record<string, string>, body?: string) {
    const own = { host: 'www.example.it', 'x-visitor': '203.0.113.7', ...headers }
    return new Promise<IncomingMessage>((resolve, reject) => {
      const server = { host: '127.0.0.1', port: nginx.https, servername: 'www.example.it' }
      const options = { ...server, rejectUnauthorized: false, agent: false, method, path, headers: own }
      request(options, resolve).on('error', reject).end(body)
    })
  }
})
