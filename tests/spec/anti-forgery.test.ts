// Specification §7: the token is read from a cookie named XSRF-TOKEN and sent in a header named X-XSRF-TOKEN; here the
// site's own client and server do it together.
import { expect, test } from 'vitest'
import { antiForgeryHeader, antiForgeryToken } from '#app/platform/http.ts'
import { contactApp, createVisitor, origin } from '#server/fixtures/contact-app.ts'

const { app } = contactApp()

test('the server accepts the token that antiForgeryToken reads from its cookie', async () => {
  expect(antiForgeryHeader).toBe('X-XSRF-TOKEN')
  const visitor = await createVisitor(app)
  const page = { baseURI: `${origin}/it/contact`, origin, cookie: visitor.cookies }
  const token = antiForgeryToken('POST', '/api/contact', page)
  expect(token).toBe(visitor.token)
  expect((await visitor.send({}, [], { 'x-xsrf-token': token ?? '' })).statusCode).toBe(201)
  expect((await visitor.send({}, [], { 'x-xsrf-token': '' })).statusCode).toBe(403)
})
