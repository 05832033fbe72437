import { expect, test } from 'vitest'
import { smallApp } from '#server/fixtures/small-site.ts'

const app = smallApp({ publicOrigin: 'https://shop.example' })

const host = 'shop.example'
const referer = 'https://shop.example/it'

const visit = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: '/en?x=1', headers: { host, ...headers } })

test('following the language switch sets the cookie, in a private answer', async () => {
  const { headers } = await visit({ referer, 'sec-fetch-site': 'same-origin' })
  expect(headers['set-cookie']).toBe('lang=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  expect(headers['cache-control']).toBe('private, no-cache')
})

test('sets the cookie on a 304 too', async () => {
  const { headers } = await visit({})
  const again = await visit({ referer, 'if-none-match': String(headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.headers['set-cookie']).toContain('lang=en')
})

test.each([
  ['opening the address', {}],
  ['a link on another site', { referer: 'https://other.example/it' }],
  ['a cross-site request', { referer, 'sec-fetch-site': 'cross-site' }],
  ['a link on another page', { referer: 'https://shop.example/it/lawyers' }],
  ['a cookie with the same language', { referer, cookie: 'lang=en' }],
  ['a prefetch', { referer, 'sec-purpose': 'prefetch' }],
  ['asking for the headers alone', { referer }, 'HEAD'],
] as [string, Record<string, string>, 'HEAD'?][])('%s sets no cookie', async (_, sent, method) => {
  const { headers } = await visit(sent, method)
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['cache-control']).toBe('no-cache')
})
