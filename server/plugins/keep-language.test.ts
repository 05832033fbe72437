import { afterAll, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { smallSite } from '#server/fixtures/small-site.ts'

const app = buildApp({ site: smallSite(), publicOrigin: 'https://shop.example' })
afterAll(() => app.close())

const host = 'shop.example'
const referer = 'https://shop.example/it'

const visit = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: '/en?x=1', headers: { host, ...headers } })

test('who follows the switch is remembered, in an answer that no cache may give to others', async () => {
  const { headers } = await visit({ referer, 'sec-fetch-site': 'same-origin' })
  expect(headers['set-cookie']).toBe('lang=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
  expect(headers['cache-control']).toBe('private, no-cache')
})

test('an unchanged page is remembered as well', async () => {
  const { headers } = await visit({})
  const again = await visit({ referer, 'if-none-match': String(headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.headers['set-cookie']).toContain('lang=en')
})

test('who only asks for the headers chooses nothing', async () => {
  const { headers } = await visit({ referer }, 'HEAD')
  expect(headers['set-cookie']).toBeUndefined()
})

test.each([
  ['opens the address', {}],
  ['comes from another site', { referer: 'https://other.example/it' }],
  ['is sent by another site', { referer, 'sec-fetch-site': 'cross-site' }],
  ['comes from another page', { referer: 'https://shop.example/it/lawyers' }],
  ['was remembered by the page', { referer, cookie: 'lang=en' }],
  ['only fetches beforehand', { referer, 'sec-purpose': 'prefetch' }],
])('who %s chooses nothing', async (_case, sent) => {
  const { headers } = await visit(sent as Record<string, string>)
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['cache-control']).toBe('no-cache')
})
