import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { listen, rawRequest } from '#server/fixtures/raw-request.ts'
import { smallSite } from '#server/fixtures/small-site.ts'

const app = buildApp({ site: smallSite() })
app.post('/api/known', async () => ({ ok: true }))
let port = 0
beforeAll(async () => {
  port = await listen(app)
})
afterAll(() => app.close())

const requests = [
  'GET /it/lawyers?a=b HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br;q=0.5, gzip\r\nRange: bytes=0-4\r\nConnection: close\r\n\r\n',
  'HEAD / HTTP/1.1\r\nHost: a\r\nAccept-Language: it;q=0.5\r\nCookie: lang=it\r\nIf-None-Match: "a"\r\nConnection: close\r\n\r\n',
  'POST /api/known HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 7\r\nConnection: close\r\n\r\n{"a":1}',
  'POST /api/known HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\n2\r\nab\r\n0\r\n\r\n',
]
const snippet = fc.oneof(
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
const change = fc.record({
  request: fc.constantFrom(...requests),
  at: fc.nat(160),
  cut: fc.nat(6),
  put: snippet,
})

test('however a request is spoilt, the answer is no 5xx, tells nothing, and carries the headers', async () => {
  await fc.assert(
    fc.asyncProperty(change, async ({ request, at, cut, put }) => {
      const bytes = request.slice(0, at) + put + request.slice(at + cut)
      const { text } = await rawRequest(port, bytes, { isHalfClosed: true })
      expect(text).not.toMatch(/^HTTP\/1\.1 5|fastify|node_modules|HPE_|FST_|\bat [^ ]+ \(|\/server\//)
      if (text) expect(text).toMatch(/^HTTP\/1\.1 [234]\d\d [\s\S]*x-content-type-options: nosniff/i)
    }),
    { numRuns: 400 },
  )
}, 30_000)
