import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { smallSite } from '#server/fixtures/small-site.ts'
import { sendFilledPage } from './send.ts'
import { requireBuiltPage } from './site.ts'

const site = smallSite()
const app = buildApp({ site })
app.get('/it/contact', (request, reply) =>
  sendFilledPage(request, reply, requireBuiltPage(site, 'contact', 'it', 'pinned'), {
    status: 422,
    fill: (html) => html.replace('name="_csrf" value=""', 'name="_csrf" value="token"'),
  }),
)
afterAll(() => app.close())

test('a filled page is uncached, without ETag, with the same policy', async () => {
  const answer = await app.inject({ url: '/it/contact', headers: { 'if-none-match': '*' } })
  expect(answer.statusCode).toBe(422)
  expect(answer.body).toContain('name="_csrf" value="token"')
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': 'it' })
  expect(answer.headers['content-security-policy']).toContain("'sha256-")
  expect(answer.headers.etag).toBeUndefined()
})

test('a filled page is compressed', async () => {
  const answer = await app.inject({ url: '/it/contact', headers: { 'accept-encoding': 'br' } })
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('value="token"')
})

test('filling a page does not change it for the next visitor', async () => {
  expect((await app.inject('/en/contact')).body).toContain('name="_csrf" value=""')
})
