import { once } from 'node:events'
import type { ClientRequest } from 'node:http'
import { connect } from 'node:http2'
import { request as httpsRequest } from 'node:https'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { writeSmallSite } from '#server/fixtures/small-site.ts'
import { hasNginx, startBehindNginx } from './nginx.ts'

describe.skipIf(!hasNginx)('nginx in front of the site', async () => {
  if (!hasNginx) return
  const { nginx } = await startBehindNginx(1, { DIST_DIR: writeSmallSite('https://www.example.it') })

  test('redirects http to https except for ACME challenges', async () => {
    const url = `http://127.0.0.1:${nginx.http}`
    const answer = await fetch(`${url}/it?subject=a`, { redirect: 'manual', headers: { host: 'example.it' } })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('https://www.example.it/it?subject=a')
    const challenge = await fetch(`${url}/.well-known/acme-challenge/token`)
    expect(await challenge.text()).toBe('the challenge')
  })

  test('serves pages over HTTP/2 with the site’s headers', async () => {
    const answer = await overHttp2('/it')
    expect(answer.text).toContain('home it pinned')
    expect(answer.headers).toMatchObject({
      ':status': 200,
      'content-language': 'it',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
    expect(answer.headers['content-security-policy']).toContain('upgrade-insecure-requests')
    expect((await overHttp2('/nothing')).text).toContain('notfound')
  })

  test('simultaneous uploads that are refused early never become a 502', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => upload(8, `198.51.100.${1 + (index >> 2)}`)),
    )
    const own = answers.filter(({ status, text }) => status < 500 || text.includes('"modelState"'))
    expect(answers.map(({ status }) => status)).not.toContain(502)
    expect(own).toHaveLength(24)
  })

  test('reads four requests of an address at once, and texts of others meanwhile', async () => {
    const held = await hold(40, 4, () => '/api/contact', 30_000_000)
    // Of forty large ones thirty-two are read: a gigabyte of disk.
    await expect.poll(held.refused).toBe(8)
    expect((await upload(1, '198.51.100.1')).status).toBe(429)
    expect((await upload(1, '198.51.100.201')).status).toBe(429)
    expect((await upload(0.05, '198.51.100.201')).text).toContain('"modelState"')
    held.leave()
    await expect.poll(async () => (await upload(1, '198.51.100.201')).status).not.toBe(429)
  })

  test('holds twelve streams of a network and 512 slow bodies in all, while pages keep their place', async () => {
    // Each in a room of its own, which has place for four.
    const streams = await hold(40, 20, (index) => `/api/rooms/${`${index}`.padStart(43, 'r')}/events`)
    await expect.poll(streams.refused).toBe(16)
    const slow = await hold(640, 64, () => '/it', 1_000)
    await expect.poll(slow.refused).toBe(128)
    expect((await overHttp2('/it')).headers[':status']).toBe(200)
    for (const { leave } of [streams, slow]) leave()
  })

  const send = (visitor: string, path: string, method: string, more: object) => {
    const headers = { host: 'www.example.it', 'x-visitor': visitor, ...more }
    return httpsRequest({ ...nginx.front, agent: false, path, method, headers })
  }

  /** Requests that stay, so many from each address: streams, or bodies of which only the first bytes come. */
  async function hold(count: number, each: number, pathOf: (index: number) => string, length = 0) {
    const statuses: number[] = []
    const all: ClientRequest[] = []
    const opened: Promise<unknown>[] = []
    for (let index = 0; index < count; index++) {
      const visitor = `198.51.100.${1 + Math.floor(index / each)}`
      const headers = length > 0 ? { 'content-length': length } : {}
      const sent = send(visitor, pathOf(index), length > 0 ? 'POST' : 'GET', headers).on('error', () => {})
      sent.once('response', (answer) => statuses.push(answer.on('error', () => {}).resume().statusCode ?? 0))
      if (length > 0) sent.write('--b')
      else sent.end()
      all.push(sent)
      opened.push(once(sent, 'socket').then(([socket]) => once(socket, 'secureConnect')))
      // In groups: too many handshakes at once would time out.
      if (index % 32 === 31) await Promise.all(opened)
    }
    await Promise.all(opened)
    return {
      refused: () => statuses.filter((status) => status === 429).length,
      leave: () => all.forEach((sent) => void sent.destroy()),
    }
  }

  function upload(megabytes: number, visitor: string): Promise<{ status: number; text: string }> {
    const body = Buffer.alloc(megabytes * 1_000_000, 'a')
    return new Promise((resolve, reject) => {
      const pieces = Readable.from(inPieces(body))
      const headers = { origin: 'https://www.example.it', 'content-type': 'multipart/form-data; boundary=b' }
      const sent = send(visitor, '/api/contact', 'POST', { ...headers, 'content-length': body.length })
      sent.once('response', async (answer) => {
        // Once answered, send no more: nginx reads on for `lingering_time` only, then cuts the connection.
        pieces.unpipe()
        const text = (await answer.setEncoding('utf8').toArray()).join('')
        resolve({ status: answer.statusCode ?? 0, text })
        sent.destroy()
      })
      sent.on('error', reject)
      pieces.pipe(sent)
    })
  }

  async function overHttp2(path: string) {
    const session = connect(`https://127.0.0.1:${nginx.https}`, nginx.front)
    const stream = session.request({ ':path': path, ':authority': 'www.example.it' })
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      stream.once('response', resolve).once('error', reject)
      session.once('error', reject)
    })
    const text = (await stream.setEncoding('utf8').toArray()).join('')
    session.close()
    return { headers, text }
  }
})

function* inPieces(body: Buffer) {
  for (let at = 0; at < body.length; at += 65_536) yield body.subarray(at, at + 65_536)
}
