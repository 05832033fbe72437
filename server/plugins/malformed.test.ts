import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listen, rawRequest } from '#server/fixtures/raw-request.ts'
import { smallApp } from '#server/fixtures/small-site.ts'

const app = smallApp()
app.post('/api/known', async () => ({ ok: true }))
const port = await listen(app)

const requests = [
  'GET /it/lawyers?a=b HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br;q=0.5, gzip\r\nRange: bytes=0-4\r\nConnection: close\r\n\r\n',
  'HEAD / HTTP/1.1\r\nHost: a\r\nAccept-Language: it;q=0.5\r\nCookie: lang=it\r\nIf-None-Match: "a"\r\nConnection: close\r\n\r\n',
  'POST /api/known HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 7\r\nConnection: close\r\n\r\n{"a":1}',
  'POST /api/known HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\n2\r\nab\r\n0\r\n\r\n',
]
const put = fc.oneof(
  fc.constantFrom(
    '\r\n',
    '\n',
    '\u0000',
    '%',
    '%2e%2e/',
    '%c0%ae',
    '//',
    '\\',
    ':',
    ' ',
    '\t',
    '\u00ff',
    '__proto__',
    '{',
    ',;=q',
    '-1',
    '9'.repeat(400),
  ),
  fc.string({ maxLength: 5, unit: 'binary-ascii', size: 'max' }),
)
const change = fc.record({ request: fc.constantFrom(...requests), at: fc.nat(160), cut: fc.nat(6), put })

test('randomly corrupted requests never get a 5xx or internals', async () => {
  await fc.assert(
    fc.asyncProperty(change, async ({ request, at, cut, put }) => {
      const bytes = request.slice(0, at) + put + request.slice(at + cut)
      const { text } = await rawRequest(port, bytes, { isHalfClosed: true })
      expect(text).not.toMatch(/^HTTP\/1\.1 5|fastify|node_modules|HPE_|FST_|\bat [^ ]+ \(|\/server\//)
    }),
    { numRuns: 400, includeErrorInReport: true },
  )
}, 30_000)

const host = 'Host: a\r\n'
const close = 'Connection: close\r\n\r\n'

test.each([
  ['noise', '\u0016\u0003\u0001\u0002\u0000\r\n\r\n', 400],
  ['an unknown version', `GET / HTTP/9.9\r\n${host}\r\n`, 400],
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two Hosts', `GET / HTTP/1.1\r\n${host}Host: b\r\n${close}`, 400],
  ['a way out of the folder', `GET /../../etc/passwd HTTP/1.1\r\n${host}${close}`, 400],
  ['an escaped way out', `GET /it/%2e%2e/%2E./etc/passwd HTTP/1.1\r\n${host}${close}`, 400],
  ['an unknown method', `FOO / HTTP/1.1\r\n${host}\r\n`, 400],
  ['huge headers', `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a huge address', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`, 431],
])('refuses and closes what is no HTTP request: %s', async (_name, bytes, status) => {
  const { text, isTimedOut } = await rawRequest(port, bytes)
  expect(text.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
  expect(text).not.toMatch(/fastify|node|passwd|HPE_|\bat \//i)
  expect(isTimedOut).toBe(false)
})

test.each([
  ['HTTP/0.9', 'GET /it\r\n\r\n'],
  ['an absolute target', `GET http://a/it HTTP/1.1\r\n${host}${close}`],
  ['an absolute target in capitals', `GET HTTP://A/it HTTP/1.1\r\n${host}${close}`],
  ['an origin with a query', `GET http://a?x=1 HTTP/1.1\r\nAccept-Language: it\r\n${host}${close}`],
  ['an asterisk, which means the server', `GET * HTTP/1.1\r\nAccept-Language: it\r\n${host}${close}`],
  ['HTTP/1.0 without Host', 'GET /it HTTP/1.0\r\n\r\n'],
  [
    'an upgrade that nobody wants',
    `GET /it HTTP/1.1\r\n${host}Upgrade: websocket\r\nConnection: close, Upgrade\r\n\r\n`,
  ],
  ['an escaped letter', `GET /%69t HTTP/1.1\r\n${host}${close}`],
])('serves what is unusual but valid: %s', async (_name, bytes) => {
  expect((await rawRequest(port, bytes)).text).toMatch(/^HTTP\/1\.1 200 [\s\S]*home it (pinned|neutral)/)
})

test('the body of a GET is not parsed as the next request', async () => {
  const hidden = `GET /healthz HTTP/1.1\r\n${host}\r\n`
  const { text } = await rawRequest(
    port,
    `GET /it HTTP/1.1\r\n${host}Content-Length: ${hidden.length}\r\nConnection: close\r\n\r\n${hidden}`,
  )
  expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1)
})
