import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { script, smallApp, styleHash } from '#server/fixtures/small-site.ts'

const app = smallApp()

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const file = '/assets/entry-AbCd_12-.js'

describe('pages', () => {
  test('a neutral page is served in the visitor’s language without a redirect', async () => {
    const answer = await get('/lawyers', { 'accept-language': 'it-IT,it;q=0.9,en;q=0.8' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('lawyers it neutral')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'it',
      'cache-control': 'no-cache',
      vary: 'Accept-Language, Cookie, Accept-Encoding',
    })
  })

  test('a pinned page is the same for everybody', async () => {
    const answer = await get('/it/lawyers', { 'accept-language': 'en', cookie: 'lang=en' })
    expect(answer.body).toContain('lawyers it pinned')
    expect(answer.headers.vary).toBe('Accept-Encoding')
  })

  test("the content security policy has the hash of the page's style", async () => {
    const { headers } = await get('/it')
    expect(headers['content-security-policy']).toContain(`style-src 'self' '${styleHash}';`)
  })

  test.each(['/lawyers/', '/it/', '/it/lawyers///'])(
    '%s leads to the address without slash',
    async (path) => {
      const { statusCode, headers } = await get(`${path}?subject=a%0d%0ab`)
      const location = `${path.replace(/\/+$/, '')}?subject=a%0d%0ab`
      expect([statusCode, headers.location]).toEqual([308, location])
    },
  )

  test('no address redirects to another host', async () => {
    for (const url of ['//evil.example/', '/\\evil.example/', '//', '/%2fevil.example/'])
      expect([undefined, '/'], url).toContain((await get(url)).headers.location)
  })
})

test('a path of 15,000 slashes is handled in linear time', async () => {
  const before = process.cpuUsage()
  for (let count = 0; count < 10; count++) await get(`${'/'.repeat(15_000)}a`)
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500)
})

describe('unknown addresses', () => {
  test.each([
    ['/nothing', 'it', 'notfound it neutral'],
    ['/en/nothing', 'it', 'notfound en pinned'],
    ['/apis', 'en', 'notfound en neutral'],
    ['/italy', 'en', 'notfound en neutral'],
    ['/it/index.pinned.it.html', 'en', 'notfound it pinned'],
    ['/robots.txt/', 'en', 'notfound en neutral'],
    ['/.env', 'en', 'notfound en neutral'],
    ['/notes.bin', 'en', 'notfound en neutral'],
    ['/robots.txt.br', 'en', 'notfound en neutral'],
  ])('%s for a visitor in %s', async (url, lang, text) => {
    const answer = await get(url, { 'accept-language': lang })
    expect(answer.body).toContain(text)
    expect(answer.statusCode).toBe(404)
  })

  test('conditional and range headers do not change a 404', async () => {
    const headers = { 'if-none-match': '*', range: 'bytes=0-1', 'accept-encoding': 'br' }
    const answer = await get('/nothing', headers)
    expect(answer.statusCode).toBe(404)
    expect([answer.headers.etag, answer.headers['content-encoding']]).toEqual([undefined, 'br'])
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('notfound en')
  })

  test('a missing asset gets a short 404', async () => {
    const answer = await get('/assets/gone-AbCd1234.js')
    expect(answer.statusCode).toBe(404)
    expect(answer.body.length).toBeLessThan(600)
  })
})

describe('files', () => {
  test('each encoding has its own body and ETag', async () => {
    const plain = await get(file)
    const br = await get(file, { 'accept-encoding': 'gzip, br' })
    const gzip = await get(file, { 'accept-encoding': 'gzip' })
    expect(plain.body).toBe(script)
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
    for (const { headers } of [plain, br, gzip]) {
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      })
    }
  })

  test('a file without encodings has no Vary', async () => {
    const { headers } = await get('/assets/face-LQCoh4hR.woff2', { 'accept-encoding': 'br' })
    expect(headers.vary).toBeUndefined()
    expect(headers['content-encoding']).toBeUndefined()
  })

  test('HEAD has the headers of GET and no body', async () => {
    const headers = { 'accept-encoding': 'br' }
    const full = await get(file, headers)
    const head = await app.inject({ method: 'HEAD', url: file, headers: { ...headers, range: 'bytes=0-1' } })
    expect(head.statusCode).toBe(200)
    expect(head.rawPayload).toHaveLength(0)
    expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' })
  })

  test.each(['GET', 'HEAD'] as const)('%s with a matching ETag is 304 without a body', async (method) => {
    const { headers } = await get('/it', { 'accept-encoding': 'br' })
    const known = { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) }
    const answer = await app.inject({ method, url: '/it', headers: known })
    expect(answer.statusCode).toBe(304)
    expect(answer.rawPayload).toHaveLength(0)
    const same = { etag: headers.etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' }
    expect(answer.headers).toMatchObject(same)
    expect(answer.headers['content-length']).toBeUndefined()
    expect((await get('/it', { ...known, 'accept-encoding': 'gzip' })).statusCode).toBe(200)
  })

  test('a range is ignored: the whole file is sent', async () => {
    const answer = await get('/assets/face-LQCoh4hR.woff2', { range: 'bytes=7-' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('0123456789')
  })
})
