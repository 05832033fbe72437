import { expect, test } from 'vitest'
import { smallApp } from '#server/fixtures/small-site.ts'
import { securityHeaders } from './security-headers.ts'

// Which they are: `tests/docs/docs.test.ts`.
const app = smallApp()
test.each([
  ['GET', '/', {}, 200],
  ['GET', '/robots.txt', {}, 200],
  ['GET', '/healthz', {}, 200],
  ['GET', '/lawyers/', {}, 308],
  ['GET', '/robots.txt', { 'if-none-match': '*' }, 304],
  ['GET', '/%', {}, 400],
  ['GET', '/nothing', {}, 404],
  ['GET', '/api/nothing', {}, 404],
  ['POST', '/', {}, 405],
  ['GET', '/', { 'if-match': '"x"' }, 412],
] as const)('%s %s %o is %i, with the security headers', async (method, url, headers, status) => {
  const answer = await app.inject({ method, url, headers })
  expect(answer.statusCode).toBe(status)
  for (const [name, value] of Object.entries(securityHeaders(false))) {
    const isPolicy = name === 'content-security-policy'
    const sent = String(answer.headers[name]).replace(/ 'sha256-[^']+'/, '')
    expect(isPolicy ? sent : answer.headers[name], name).toBe(value)
  }
  for (const name of ['server', 'x-powered-by', 'strict-transport-security']) {
    expect(answer.headers[name]).toBeUndefined()
  }
})

const proto = { 'x-forwarded-proto': 'https' }
test.each([
  ['nobody knows', {}, proto, false],
  ['the origin says so', { publicOrigin: 'https://example.com' }, { host: 'example.com' }, true],
  ['a trusted proxy says so', { trustedProxies: ['127.0.0.1'] }, proto, true],
  ['a trusted proxy says otherwise', { trustedProxies: ['127.0.0.1'] }, {}, false],
  ['another sender says so', { trustedProxies: ['10.0.0.0/8'] }, proto, false],
])('HSTS and upgrade-insecure-requests only over https: %s', async (_name, deps, headers, isSecure) => {
  const app = smallApp(deps)
  for (const url of ['/', '/nothing']) {
    const answer = await app.inject({ url, headers, remoteAddress: '127.0.0.1' })
    expect(answer.headers['strict-transport-security'] !== undefined).toBe(isSecure)
    expect(String(answer.headers['content-security-policy']).includes('upgrade-insecure')).toBe(isSecure)
  }
})
