import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import {
  contactApp,
  createVisitor,
  multipartBody,
  multipartType,
  origin,
} from '#server/fixtures/contact-app.ts'
import { listen } from '#server/fixtures/raw-request.ts'

const { app, close } = contactApp()
let raw: IncomingMessage | undefined
app.addHook('onRequest', async (request) => {
  raw = request.raw
})
afterAll(close)

test('a form that is refused while its rest is under way is held by nothing', async () => {
  const visitor = await createVisitor(app)
  const port = await listen(app)
  const texts = Array.from({ length: 5 }, (_, index) => ({ name: `f${index}`, value: 'x'.repeat(32_000) }))
  const body = multipartBody(texts)
  const head = [
    'POST /api/contact HTTP/1.1',
    `host: ${new URL(origin).host}`,
    `origin: ${origin}`,
    `cookie: ${visitor.cookies}`,
    `x-xsrf-token: ${visitor.token}`,
    `content-type: ${multipartType}`,
    `content-length: ${body.length + 1_000}`,
    '',
    '',
  ]
  const socket = connect({ port, host: '127.0.0.1' })
  const answer = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk))))
  socket.write(head.join('\r\n'))
  socket.write(body)
  expect(await answer).toMatch(/^HTTP\/1\.1 413 /)
  // The parser keeps the fields that it has seen; these are what would keep the parser.
  const listeners = ['close', 'error'].flatMap((event) => raw?.listeners(event) ?? [])
  expect(raw?.complete).toBe(false)
  // Ours alone, which times the body.
  expect(listeners.map(({ name }) => name)).toEqual(['stop'])
  socket.destroy()
})
