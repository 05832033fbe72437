import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeSmallSite } from '#server/fixtures/small-site.ts'
import { type PostgresServer, startPostgres } from '#tests/helpers/postgres-server.ts'
import { type Nginx, nginxVersion, startNginx } from './nginx.ts'
import { type SiteProcess, startProcess } from './site-process.ts'

const hasNginx = nginxVersion() !== undefined
if (!hasNginx) console.log('SKIPPED: no nginx on this machine; rooms behind it are not tried.')

describe.skipIf(!hasNginx)('a room over two processes behind nginx', () => {
  const dist = writeSmallSite()
  const data = mkdtempSync(`${tmpdir()}/rooms-data-`)
  let postgres: PostgresServer
  let nginx: Nginx
  let sites: SiteProcess[] = []

  beforeAll(async () => {
    postgres = await startPostgres()
    const origin = { PUBLIC_ORIGIN: 'https://www.example.it', TRUST_PROXY: '127.0.0.1' }
    const env = { ...origin, DATABASE_URL: await postgres.createDatabase(), DIST_DIR: dist, DATA_DIR: data }
    sites = [await startProcess(env)]
    sites.push(await startProcess(env))
    nginx = await startNginx(sites.map(({ port }) => port))
  })
  afterAll(async () => {
    await nginx?.stop()
    for (const site of sites) await site.stop()
    await postgres?.stop()
    for (const folder of [dist, data]) rmSync(folder, { recursive: true })
  })

  test('what is said arrives at once, and when a process dies its devices go on at the other', async () => {
    const room = randomBytes(32).toString('base64url')
    const names = ['a', 'b', 'c', 'd']
    const devices: Awaited<ReturnType<typeof enter>>[] = []
    for (const name of names) devices.push(await enter(room, name))
    // nginx takes them in turn: two at each process.
    for (const device of devices)
      await expect.poll(() => device.seen.text).toContain('event: devices\ndata: 4\n')
    for (const text of ['tavolo 4', 'pronta']) {
      expect(await say(room, text)).toBe(204)
      const event = `data: ${Buffer.from(text).toString('base64url')}\n\n`
      for (const device of devices) await expect.poll(() => device.seen.text).toContain(event)
    }
    await sites[0]?.kill()
    await expect.poll(() => devices.filter(({ seen }) => !seen.isOpen).length).toBe(2)
    const lost = devices.findIndex(({ seen }) => !seen.isOpen)
    const [first = ''] = /(?<=id: )\S+/.exec(devices[lost]?.seen.text ?? '') ?? []
    const back = await enter(room, names[lost] ?? '', first)
    await expect.poll(() => back.seen.text).toContain(`data: ${Buffer.from('pronta').toString('base64url')}`)
    for (const { response } of [...devices, back]) response.destroy()
    expect(nginx.log()).not.toContain(room)
    expect(sites.map((site) => site.output()).join('')).not.toContain(room)
  })

  async function enter(room: string, device: string, lastId?: string) {
    const seen = { text: '', isOpen: true }
    const response = await ask('GET', `/api/rooms/${room}/events`, {
      'room-device': device,
      ...(lastId && { 'last-event-id': lastId }),
    })
    const closed = () => {
      seen.isOpen = false
    }
    response.setEncoding('utf8').on('error', closed).on('close', closed)
    response.on('data', (text: string) => {
      seen.text += text
    })
    return { seen, response }
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
