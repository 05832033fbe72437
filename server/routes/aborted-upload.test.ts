import { afterAll, expect, test } from 'vitest'
import {
  contactApp,
  createVisitor,
  multipartBody,
  multipartType,
  origin,
} from '#server/fixtures/contact-app.ts'
import { listen, rawRequest } from '#server/fixtures/raw-request.ts'

const { app, store, close } = contactApp()
afterAll(close)

test.each([
  ['ends in the middle', 'content-length: 9000', (body: string) => body.slice(0, -20)],
  ['is no proper chunk', 'transfer-encoding: chunked', () => 'zz\r\n'],
])('a body that %s is answered at once and stores nothing', async (_, length, change) => {
  const port = await listen(app).catch(() => Number(new URL(app.listeningOrigin).port))
  const { cookies, token } = await createVisitor(app)
  const head = [
    'POST /api/contact HTTP/1.1',
    `host: ${new URL(origin).host}`,
    `origin: ${origin}`,
    length,
    `cookie: ${cookies}`,
    `x-xsrf-token: ${token}`,
    `content-type: ${multipartType}`,
    '',
    '',
  ].join('\r\n')
  const body = multipartBody([{ name: 'files', filename: 'a.txt', value: 'a'.repeat(500) }]).toString(
    'latin1',
  )
  const { text, isTimedOut } = await rawRequest(port, head + change(body), { isHalfClosed: true })
  expect(text).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(isTimedOut).toBe(false)
  expect(await store.list()).toEqual([])
})
