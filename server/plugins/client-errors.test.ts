import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { listen, rawRequest } from '#server/fixtures/raw-request.ts'
import { smallSite } from '#server/fixtures/small-site.ts'
import { refuse } from './client-errors.ts'

const app = buildApp({ site: smallSite() })
let port = 0
beforeAll(async () => {
  port = await listen(app)
})
afterAll(() => app.close())

const host = 'Host: a\r\n'
const close = 'Connection: close\r\n\r\n'

describe('what never becomes a request gets a clean answer and is closed', () => {
  test.each([
    ['noise', '\u0016\u0003\u0001\u0002\u0000\r\n\r\n', 400],
    ['an unknown version', `GET / HTTP/9.9\r\n${host}\r\n`, 400],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two Hosts', `GET / HTTP/1.1\r\n${host}Host: b\r\n${close}`, 400],
    ['a space before the colon', `GET / HTTP/1.1\r\nHost : a\r\n\r\n`, 400],
    ['a null byte in a header', `GET / HTTP/1.1\r\n${host}X: a\u0000b\r\n\r\n`, 400],
    ['two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
    ['a length that is none', `POST / HTTP/1.1\r\n${host}Content-Length: x\r\n\r\n`, 400],
    [
      'length and chunks',
      `POST / HTTP/1.1\r\n${host}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n`,
      400,
    ],
    ['a way out of the folder', `GET /../../etc/passwd HTTP/1.1\r\n${host}${close}`, 400],
    ['an escaped way out', `GET /it/%2e%2e/%2E./etc/passwd HTTP/1.1\r\n${host}${close}`, 400],
    ['a dot at the end', `GET /it/.. HTTP/1.1\r\n${host}${close}`, 400],
    ['an unknown method', `FOO / HTTP/1.1\r\n${host}\r\n`, 405],
    ['CONNECT', `CONNECT a:80 HTTP/1.1\r\n${host}\r\n`, 405],
    ['huge headers', `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a huge address', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`, 431],
    ['an unknown expectation', `GET / HTTP/1.1\r\n${host}Expect: tea\r\n\r\n`, 417],
  ])('%s', async (_name, bytes, status) => {
    const { text, ms } = await rawRequest(port, bytes)
    expect(text.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
    expect(text).toMatch(/x-content-type-options: nosniff/i)
    expect(text).toMatch(/content-security-policy: default-src 'none'/i)
    expect(text).not.toMatch(/fastify|node|passwd|HPE_|\bat \//i)
    if (status === 405) expect(text).toContain('allow: GET, HEAD')
    expect(ms).toBeLessThan(2_000)
  })
})

describe('what is unusual but right is served', () => {
  test.each([
    ['HTTP/0.9', 'GET /it\r\n\r\n'],
    ['an absolute target', `GET http://a/it HTTP/1.1\r\n${host}${close}`],
    ['HTTP/1.0 without Host', 'GET /it HTTP/1.0\r\n\r\n'],
    [
      'an upgrade that nobody wants',
      `GET /it HTTP/1.1\r\n${host}Upgrade: websocket\r\nConnection: close, Upgrade\r\n\r\n`,
    ],
    ['an escaped letter', `GET /%69t HTTP/1.1\r\n${host}${close}`],
  ])('%s', async (_name, bytes) => {
    expect((await rawRequest(port, bytes)).text).toMatch(/^HTTP\/1\.1 200 [\s\S]*home it pinned/)
  })

  test('a body on GET is not taken for the next request', async () => {
    const hidden = `GET /healthz HTTP/1.1\r\n${host}\r\n`
    const { text } = await rawRequest(
      port,
      `GET /it HTTP/1.1\r\n${host}Content-Length: ${hidden.length}\r\n\r\n${hidden}`,
    )
    expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  })

  test('what comes before noise is answered first', async () => {
    const { text } = await rawRequest(port, `GET /it HTTP/1.1\r\n${host}\r\n\u0000noise\r\n\r\n`)
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
    expect(text).toContain('home it pinned')
  })

  test('a thousand pipelined requests are all answered', async () => {
    const many = `GET /robots.txt HTTP/1.1\r\n${host}\r\n`.repeat(999)
    const { text } = await rawRequest(port, `${many}GET /robots.txt HTTP/1.1\r\n${host}${close}`)
    expect(text.match(/HTTP\/1\.1 200 /g)).toHaveLength(1_000)
  })
})

test('whoever is gone before the refusal ends nothing but their own connection', () => {
  const socket = new PassThrough()
  refuse(socket, 400, false)
  expect(() => socket.emit('error', new Error('ECONNRESET'))).not.toThrow()
  expect(socket.destroyed).toBe(true)
})
