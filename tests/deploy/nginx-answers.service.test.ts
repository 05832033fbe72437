import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect as connectPlain, type Socket } from 'node:net'
import { connect } from 'node:tls'
import { afterAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '#server/plugins/security-headers.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { hasNginx, startNginx } from './nginx.ts'

const host = 'Host: www.example.it'
const { 'content-security-policy': _, ...withoutPolicy } = securityHeaders(true)
const refused = [
  ['a malformed header', `GET /it HTTP/1.1\r\n${host}\r\nbad\x01: a`, 400, 'non è passata'],
  ['an address too long', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host}`, 414, 'non è passata'],
  ['headers too long', `GET /it HTTP/1.1\r\n${host}\r\nA: ${'a'.repeat(20_000)}`, 400, 'non è passata'],
  ['a method for tracing', `TRACE /it HTTP/1.1\r\n${host}`, 405, 'non è passata'],
  ['a version to come', `GET /it HTTP/3.0\r\n${host}`, 505, 'non è passata'],
  ['an unknown coding', `POST /it HTTP/1.1\r\n${host}\r\nTransfer-Encoding: x`, 501, 'non è passata'],
  ['a large body', `POST /it HTTP/1.1\r\n${host}\r\nContent-Length: 65537`, 413, 'non è passata'],
  ['what is for this machine', `GET /metrics HTTP/1.1\r\n${host}`, 404, 'non è passata'],
  ['no desk', `GET /desk/ HTTP/1.1\r\n${host}`, 502, 'La scrivania è spenta'],
  ['too large for it', `POST /desk/ HTTP/1.1\r\n${host}\r\nContent-Length: 34000000`, 413, 'non è passata'],
  ['no process', `GET /it HTTP/1.1\r\n${host}`, 502, 'Torniamo subito'],
] as const

describe.skipIf(!hasNginx)("nginx's own answers", async () => {
  if (!hasNginx) return
  const nginx = await startNginx([1])
  afterAll(() => nginx.stop())

  test.each(refused)('%s gets a page with the site’s headers', async (_, request, status, words) => {
    const answer = await ask(request)
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(words)])
    expect(answer.headers).toMatchObject({
      ...withoutPolicy,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 502 && { 'retry-after': '10' }),
    })
  })

  test('its pages have styles that their policy allows by hash', async () => {
    const { headers } = await ask(refused[0][1])
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/)
    for (const name of ['vetrina-desk', 'vetrina-error', 'vetrina-refused']) {
      const page = readFileSync(`${projectRoot}/deploy/nginx/${name}.html`, 'utf8')
      const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? []
      expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    }
  })

  test('plain HTTP on the HTTPS port gets a page', async () => {
    const answer = await ask(refused[0][1], connectPlain({ host: '127.0.0.1', port: nginx.https }))
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('non è passata')
  })

  test.each([
    ['/api/contact', 'Content-Length: 34000000', 413, 'Togli qualche allegato'],
    ['/api/else', 'Content-Length: 65537', 413, 'Togli qualche allegato'],
    ['/desk/api/changes', 'Content-Length: 34000000', 413, 'Togli qualche allegato'],
    ['/desk/api/changes', 'Content-Length: 0', 502, 'Riprova'],
    ['/api/session', 'Referer: https://www.example.it/en/contact\r\nContent-Length: 0', 502, 'Try again'],
    ['/api/session', 'Accept-Language: en-GB,it\r\nContent-Length: 0', 502, 'Try again'],
    ['/api/session', 'Accept-Language: de,en\r\nContent-Length: 0', 502, 'Riprova'],
  ])('under /api an error is JSON: %s, %s', async (path, header, status, words) => {
    const answer = await ask(`POST ${path} HTTP/1.1\r\n${host}\r\n${header}`)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      ...withoutPolicy,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 502 && { 'retry-after': '10' }),
    })
    expect(JSON.parse(answer.text)).toEqual({
      message: expect.stringMatching(/^(Qualcosa non va|Something is wrong)$/),
      modelState: { '': [expect.stringContaining(words)] },
    })
  })

  test.each([
    ['/api/a', undefined],
    [`/api/rooms/${'r'.repeat(43)}/events`, 'room-network'],
  ])('too many requests to %s get a 429 in JSON with Retry-After', async (path, reason) => {
    const answers = await askOften(path, () => `192.0.2.${path.length}`)
    const often = answers.find(({ status }) => status === 429)
    expect(often?.headers['retry-after']).toBe('30')
    const body: unknown = JSON.parse(often?.text ?? '')
    expect(body).toMatchObject({ modelState: { '': [expect.stringContaining('Troppe')] } })
    expect(body).toEqual(
      reason ? expect.objectContaining({ reason }) : expect.not.objectContaining({ reason }),
    )
    expect(nginx.log()).not.toContain('rrrr')
  })

  test('addresses of one IPv6 /64 are limited together, others are not affected', async () => {
    const answers = await askOften('/api/a', (index) => `2001:db8:0:1::${(index + 1).toString(16)}`)
    expect(answers.map(({ status }) => status)).toContain(429)
    const [elsewhere] = await askOften('/api/a', () => '2001:db8:0:2::1', 1)
    expect(elsewhere?.status).toBe(502)
  })

  test.each([
    ['TLSv1.2', 'ECDHE-ECDSA-AES128-GCM-SHA256', true],
    ['TLSv1.2', 'ECDHE-ECDSA-AES128-SHA', false],
    ['TLSv1.2', 'AES128-GCM-SHA256', false],
    ['TLSv1.1', 'ECDHE-ECDSA-AES128-SHA:@SECLEVEL=0', false],
  ] as const)('%s with %s: accepted %s', async (version, ciphers, isTaken) => {
    const socket = open({ minVersion: version, maxVersion: version, ciphers })
    const taken = await new Promise((resolve) => {
      socket.once('secureConnect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    expect(taken).toBe(isTaken)
  })

  function askOften(path: string, visitor: (index: number) => string, count = 150) {
    const one = (index: number) => ask(`GET ${path} HTTP/1.1\r\n${host}\r\nX-Visitor: ${visitor(index)}`)
    return Promise.all(Array.from({ length: count }, (_, index) => one(index)))
  }

  const open = (options: object = {}) => connect({ ...nginx.front, ...options })

  async function ask(head: string, socket: Socket = open()) {
    let text = ''
    socket.setEncoding('utf8').write(`${head}\r\nConnection: close\r\n\r\n`)
    await new Promise((resolve) => {
      socket.on('error', resolve).once('end', resolve)
      socket.on('data', (chunk) => {
        text += chunk
        // nginx waits for a body that was announced and never comes.
        const [, length] = /^Content-Length: (\d+)$[\s\S]*?\r\n\r\n/m.exec(text) ?? []
        const body = text.slice(text.indexOf('\r\n\r\n') + 4)
        if (length && Buffer.byteLength(body) >= Number(length)) resolve(undefined)
      })
    })
    socket.destroy()
    const [top = '', ...rest] = text.split('\r\n\r\n')
    const headers = Object.fromEntries(
      [...top.matchAll(/^([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
    )
    return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]), headers, text: rest.join('\r\n\r\n') }
  }
})
