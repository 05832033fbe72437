import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactApp, createVisitor, multipartType, origin } from '#server/fixtures/contact-app.ts'
import { listen, rawRequest } from '#server/fixtures/raw-request.ts'

const { app, close } = contactApp()
let port = 0
beforeAll(async () => {
  port = await listen(app)
})
afterAll(close)

function head(lines: readonly string[]): string {
  const own = [`host: ${new URL(origin).host}`, `origin: ${origin}`, `content-type: ${multipartType}`]
  return ['POST /api/contact HTTP/1.1', ...own, ...lines, '', ''].join('\r\n')
}

test.each([
  ['no cookie', 'csrf'],
  ['no token', 'XSRF-TOKEN'],
])('attachments of whoever has %s are refused before any of them was read', async (_, left) => {
  const { cookies } = await createVisitor(app)
  const cookie = cookies
    .split('; ')
    .filter((pair) => !pair.startsWith(`${left}=`))
    .join('; ')
  const { text } = await rawRequest(port, head(['content-length: 150000', `cookie: ${cookie}`]))
  expect(text).toMatch(/^HTTP\/1\.1 403 /)
})

test('whose token comes in the header may send attachments, though its own cookie is lost', async () => {
  const { cookies, token } = await createVisitor(app)
  const secret = cookies.split('; ').filter((pair) => !pair.startsWith('XSRF-TOKEN='))
  const own = [`cookie: ${secret.join('; ')}`, `x-xsrf-token: ${token}`]
  const { text } = await rawRequest(port, `${head(['content-length: 150000', ...own])}nothing`, {
    isHalfClosed: true,
  })
  expect(text).toMatch(/^HTTP\/1\.1 400 /)
})

test('a body whose length nobody tells is refused', async () => {
  const { text } = await rawRequest(port, head(['transfer-encoding: chunked']))
  expect(text).toMatch(/^HTTP\/1\.1 411 /)
})

test('who has both may send by a plain form too, whose token stands in the body', async () => {
  const { cookies } = await createVisitor(app)
  const { text } = await rawRequest(
    port,
    `${head(['content-length: 150000', `cookie: ${cookies}`])}nothing`,
    {
      isHalfClosed: true,
    },
  )
  expect(text).toMatch(/^HTTP\/1\.1 400 /)
})

test('texts count too: a form of many long ones is refused before it is read to its end', async () => {
  const visitor = await createVisitor(app)
  const values = Object.fromEntries(
    Array.from({ length: 5 }, (_, index) => [`f${index}`, 'x'.repeat(32_000)]),
  )
  expect((await visitor.send(values)).statusCode).toBe(413)
})
