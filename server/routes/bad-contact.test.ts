import { beforeEach, describe, expect, test } from 'vitest'
import {
  contactApp,
  createVisitor,
  formParts,
  goodValues,
  multipartBody,
  multipartType,
  origin,
  type Part,
} from '#server/fixtures/contact-app.ts'
import { listen, rawRequest } from '#server/fixtures/raw-request.ts'

const { app, store } = contactApp()
const port = await listen(app)

/** Texts that an answer to bad input must never contain. */
const secrets =
  /node:|\.ts\b|\/server\/|node_modules|stack|Error:|SQLITE|sqlite|postgres|fastify|FST_|at \w+ \(/i

type Answer = { statusCode: number; body: string }

const zeroes = (length: number) => '0'.repeat(length)
const file = (filename: string, value = '%PDF-1.4'): Part => ({ name: 'files', filename, value })

const texts: [what: string, values: Record<string, string | Buffer>][] = [
  ['no name', { name: '' }],
  ['a name of 60 KB', { name: 'n'.repeat(60_000) }],
  ['a reach with a line break and a header', { emailOrPhone: 'a@example.it\r\nBcc: b@example.it\r\n\r\nHi' }],
  ['an address that makes some patterns slow', { emailOrPhone: `${'a'.repeat(20_000)}@` }],
  ['a subject named as an inherited property', { subject: 'constructor' }],
  ['an identifier with SQL', { id: `'; DROP TABLE requests; --` }],
  ['a time in the future, unsigned', { started: `9999999999999.${'A'.repeat(43)}` }],
]

const files: [what: string, parts: Part[]][] = [
  ['twenty files', Array.from({ length: 20 }, (_, index) => file(`${index}.pdf`))],
  ['three files too large', ['a', 'b', 'c'].map((name) => file(`${name}.pdf`, `%PDF-${zeroes(150_000)}`))],
  ['a file without a name', [{ name: 'files', value: '%PDF', type: 'application/octet-stream' }]],
  ['a name without an end', [file('../../../../etc/passwd')]],
  ['a name of 5,000 letters', [file('n'.repeat(5_000))]],
  ['a text field twice', [{ name: 'name', value: 'Bruno' }]],
  ['__proto__ as a field', [{ name: '__proto__', value: 'x' }]],
  ['a hundred fields', Array.from({ length: 100 }, (_, index) => ({ name: `f${index}`, value: 'x' }))],
]

const whole = () => multipartBody([...formParts(), file('a.pdf')]).toString('latin1')

const boundary = '--vetrina-test-boundary'

/** Bodies that no form sends: made by hand, with the visitor's cookies and token. */
const bodies: [what: string, type: string, body: string][] = [
  ['nothing', multipartType, ''],
  ['cut in the middle', multipartType, whole().slice(0, 300)],
  ['without its end', multipartType, whole().slice(0, -6)],
  ['another boundary', 'multipart/form-data; boundary=other', whole()],
  ['no boundary', 'multipart/form-data', whole()],
  ['parts without a disposition', multipartType, `${boundary}\r\n\r\nx\r\n${boundary}--`],
  ['a part with a thousand headers', multipartType, `${boundary}\r\n${'A: b\r\n'.repeat(1_000)}`],
  ['bare line feeds', multipartType, whole().replaceAll('\r\n', '\n')],
  ['JSON', 'application/json', JSON.stringify(goodValues)],
  ['a form without files', 'application/x-www-form-urlencoded', 'name=Anna&name=Bruno'],
  ['no type', '', 'hello'],
]

/** Requests around the form, as bytes: `{}` stands for the good headers. */
const requests: [what: string, head: string, body: string][] = [
  ['a compressed body', 'Content-Encoding: gzip\r\nContent-Length: 3', 'abc'],
  ['a cookie of 15 KB', `Cookie: csrf=${'a'.repeat(15_000)}\r\nContent-Length: 0`, ''],
  ['a broken cookie', 'Cookie: csrf=%E0%A4%A; XSRF-TOKEN=\r\nContent-Length: 0', ''],
  ['two tokens', 'X-XSRF-TOKEN: a\r\nX-XSRF-TOKEN: b\r\nContent-Length: 0', ''],
]

const visitor = await createVisitor(app)

let stored = 0
beforeEach(async () => {
  stored = (await store.list()).length
})

async function expectRefused({ statusCode, body }: Answer) {
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(statusCode).toBeLessThan(500)
  expect(body).not.toMatch(secrets)
  expect(await store.list()).toHaveLength(stored)
}

function expectModelState({ body }: Answer) {
  const { message, modelState }: { message: unknown; modelState: Record<string, unknown> } = JSON.parse(body)
  expect(message).toEqual(expect.any(String))
  expect(modelState['']).toEqual([expect.any(String)])
}

describe.each([
  ['text', texts.map(([what, values]) => ({ what, values, parts: [] }))],
  ['files', files.map(([what, parts]) => ({ what, values: {}, parts }))],
])('bad %s', (_, kinds) => {
  test.each(kinds)('$what', async ({ values, parts }) => {
    const answer = await visitor.send(values, parts)
    await expectRefused(answer)
    expectModelState(answer)
  })
})

test.each(bodies)('a body of %s', async (_, type, body) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: {
      origin,
      cookie: visitor.cookies,
      'x-xsrf-token': visitor.token,
      accept: 'application/json',
      ...(type ? { 'content-type': type } : {}),
    },
    payload: Buffer.from(body, 'latin1'),
  })
  await expectRefused(answer)
  expectModelState(answer)
})

test.each(requests)('a request with %s', async (_, head, body) => {
  const lines = ['POST /api/contact HTTP/1.1', `Host: 127.0.0.1:${port}`, `Origin: http://127.0.0.1:${port}`]
  const type = `Content-Type: ${multipartType}`
  const bytes = `${[...lines, 'Connection: close', type, head, '', ''].join('\r\n')}${body}`
  const { text } = await rawRequest(port, bytes)
  // A token is random letters, which now and then look like the name of something.
  const answer = text.replaceAll(/^set-cookie: .*$/gim, '')
  await expectRefused({ statusCode: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]), body: answer })
})

test('a good request is still stored afterwards', async () => {
  expect((await visitor.send({}, [file('a.pdf')])).statusCode).toBe(201)
  expect(await store.list()).toHaveLength(stored + 1)
})
