import { connect } from 'node:net'
import { expect, test } from 'vitest'
import {
  contactApp,
  createVisitor,
  multipartBody,
  multipartType,
  origin,
} from '#server/fixtures/contact-app.ts'
import { listen, rawRequest } from '#server/fixtures/raw-request.ts'

const { app, store } = contactApp()
const port = await listen(app)

function head(lines: readonly string[]): string {
  const own = [
    `host: ${new URL(origin).host}`,
    `origin: ${origin}`,
    `content-type: ${multipartType}`,
    'connection: close',
  ]
  return ['POST /api/contact HTTP/1.1', ...own, ...lines, '', ''].join('\r\n')
}

test('a body of the largest length is read, a larger one refused before', async () => {
  // Twice two files of 0.1 MB, and a megabyte.
  const largest = 1_400_000
  const refused = async (length: number) => {
    const request = `${head([`content-length: ${length}`])}nothing`
    return (await rawRequest(port, request, { isHalfClosed: true })).text.slice('HTTP/1.1 '.length, 12)
  }
  expect([await refused(largest), await refused(largest + 1)]).toEqual(['400', '413'])
})

test('a body without Content-Length is refused', async () => {
  const { text } = await rawRequest(port, head(['transfer-encoding: chunked']))
  expect(text).toMatch(/^HTTP\/1\.1 411 /)
})

test('beyond eight simultaneous uploads attachments get 503 with Retry-After, texts are stored', async () => {
  const { cookies } = await createVisitor(app)
  const large = head(['content-length: 150000', `cookie: ${cookies}`])
  const held = Array.from({ length: 8 }, () => connect(port, '127.0.0.1'))
  for (const socket of held) socket.write(large)
  await expect
    .poll(async () => (await rawRequest(port, `${large}nothing`, { isHalfClosed: true })).text)
    .toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 10\r/i)
  expect((await (await createVisitor(app)).send()).statusCode).toBe(201)
  for (const socket of held) socket.destroy()
  await expect
    .poll(async () => (await rawRequest(port, `${large}nothing`, { isHalfClosed: true })).text)
    .toMatch(/^HTTP\/1\.1 400 /)
})

test('the rest of a refused body is discarded, and the connection stays usable', async () => {
  const { cookies } = await createVisitor(app)
  const twice = { name: 'name', value: 'Anna' }
  const file = { name: 'files', filename: 'a.txt', value: 'x'.repeat(1_200_000) }
  const body = multipartBody([twice, twice, file]).toString('latin1')
  const own = [`cookie: ${cookies}`, `content-length: ${body.length}`]
  const form = head(own).replace('connection: close', 'connection: keep-alive')
  const next = 'GET /robots.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  const { text } = await rawRequest(port, form + body + next)
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200'])
})

test.each([
  ['ends in the middle', 'content-length: 9000', (body: string) => body.slice(0, -20)],
  ['is no proper chunk', 'transfer-encoding: chunked', () => 'zz\r\n'],
])('a body that %s is answered at once and stores nothing', async (_, length, change) => {
  const { cookies, token } = await createVisitor(app)
  const file = { name: 'files', filename: 'a.txt', value: 'a'.repeat(500) }
  const body = change(multipartBody([file]).toString('latin1'))
  const own = head([length, `cookie: ${cookies}`, `x-xsrf-token: ${token}`])
  const before = await store.list()
  const { text, isTimedOut } = await rawRequest(port, own + body, { isHalfClosed: true })
  expect(text).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(isTimedOut).toBe(false)
  expect(await store.list()).toEqual(before)
})
