import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { describe, expect, test } from 'vitest'
import { readStream } from '#server/fixtures/rooms.ts'
import { writeSmallSite } from '#server/fixtures/small-site.ts'
import { hasNginx, startBehindNginx } from './nginx.ts'

describe.skipIf(!hasNginx)('rooms on two processes behind nginx', async () => {
  if (!hasNginx) return
  const dist = writeSmallSite('https://www.example.it')
  const { sites, start, nginx } = await startBehindNginx(2, { DIST_DIR: dist })
  const devicesAt = () => Promise.all(sites.map((site) => site.figure('site_room_devices')))

  test('rooms are spread over processes, devices of one room share a process', async () => {
    const devices = await Promise.all(Array.from({ length: 24 }, (_, index) => enter(newRoom(), 'a', index)))
    for (const { room } of [...devices]) devices.push(await enter(room, 'b', devices.length))
    for (const { counts } of devices.slice(0, 24)) await expect.poll(counts).toContain(2)
    const each = await devicesAt()
    expect(each.map((count) => count > 0)).toEqual([true, true])
    expect(each.reduce((sum, count) => sum + count, 0)).toBe(48)
    for (const { leave } of devices) leave()
  })

  test('a room waits for its process to restart', async () => {
    const room = newRoom()
    const first = await enter(room, 'a')
    const [at = 0] = await devicesAt()
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
      request({ ...nginx.front, agent: false, method, path, headers: own }, resolve)
        .on('error', reject)
        .end(body)
    })
  }
})
