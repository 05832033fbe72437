import { expect, test } from 'vitest'
import { contactApp, createVisitor } from '#server/fixtures/contact-app.ts'
import { listen, rawRequest } from '#server/fixtures/raw-request.ts'
import { namedOrigin } from './public-origin.ts'

test.each([
  ['http://127.0.0.1:3000', undefined],
  ['http://localhost:3000', undefined],
  ['http://[::1]:3000', undefined],
  ['', undefined],
  ['https://www.example.it', 'https://www.example.it'],
  ['http://192.168.1.5:8080', 'http://192.168.1.5:8080'],
])('a build for %j sets the public origin %s', (builtFor, origin) => {
  expect(namedOrigin(builtFor)).toBe(origin)
})

test.each([
  ['127.0.0.1:3000', 'http://127.0.0.1:3000', false],
  ['localhost:3000', 'http://localhost:3000', false],
  ['192.168.1.5:3000', 'http://192.168.1.5:3000', false],
  ['www.example.it', 'https://www.example.it', true],
  ['127.0.0.1:3000', 'https://www.example.it', false],
])('an https site asked as %s from %s works, strict by its name alone', async (host, origin, isStrict) => {
  const { app } = contactApp({ publicOrigin: 'https://www.example.it' })
  const visitor = await createVisitor(app, { host, origin })
  const { statusCode, cookies, headers } = await visitor.send()
  expect(statusCode).toBe(201)
  expect(visitor.cookies.startsWith('__Host-csrf=')).toBe(isStrict)
  expect(cookies.every(({ secure }) => Boolean(secure) === isStrict)).toBe(true)
  expect(headers['strict-transport-security'] !== undefined).toBe(isStrict)
  const elsewhere = await visitor.send({}, [], { origin: 'https://other.example' })
  expect(elsewhere.statusCode).toBe(403)
  const plain = `GET /it HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
  const { text } = await rawRequest(await listen(app), plain)
  expect(/strict-transport-security/i.test(text)).toBe(isStrict)
})
