import { expect, test } from 'vitest'
import { contactApp, createVisitor, origin } from '#server/fixtures/contact-app.ts'

const { app, store } = contactApp()

test.each<[what: string, headers: Record<string, string>, hasField?: boolean]>([
  ['no cookies', { cookie: '' }],
  ['no token', { 'x-xsrf-token': '' }],
  ['a made-up token', { 'x-xsrf-token': 'A'.repeat(43) }],
  ['the token also as the secret cookie', { cookie: `csrf=${'A'.repeat(43)}; XSRF-TOKEN=${'A'.repeat(43)}` }],
  ['a foreign Origin', { origin: 'https://evil.example' }],
  ['the null Origin', { origin: 'null' }],
  ['another port', { origin: 'http://localhost:8080' }],
  ['a name that begins with ours', { origin: 'http://localhost.evil.example' }],
  ['a foreign Referer and no Origin', { origin: '', referer: 'https://evil.example/localhost' }],
  ['Sec-Fetch-Site alone', { origin: '', 'sec-fetch-site': 'same-origin' }],
  ['cross-site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
  ['same-site by Sec-Fetch-Site', { 'sec-fetch-site': 'same-site' }],
  ['the hidden field alone, without the cookies', { 'x-xsrf-token': '', cookie: '' }, true],
  ['a wrong header with a valid field', { 'x-xsrf-token': 'wrong' }, true],
])('%s: 403', async (_, headers, hasField) => {
  const { token, send } = await createVisitor(app)
  const before = (await store.list()).length
  const answer = await send(hasField ? { _csrf: token } : {}, [], headers)
  expect(answer.statusCode).toBe(403)
  expect(answer.json().modelState['']).toHaveLength(1)
  expect(await store.list()).toHaveLength(before)
})

test('a valid token with another visitor’s cookie: 403', async () => {
  const [one, two] = [await createVisitor(app), await createVisitor(app)]
  expect((await one.send({}, [], { cookie: two.cookies })).statusCode).toBe(403)
})

test.each<[what: string, headers: Record<string, string>]>([
  ['Referer instead of Origin', { origin: '', referer: `${origin}/it/contact` }],
  ['same-origin by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }],
])('accepts %s', async (_, headers) => {
  expect((await (await createVisitor(app)).send({}, [], headers)).statusCode).toBe(201)
})

test('an existing cookie is kept, so that another tab’s form stays valid', async () => {
  const { cookies, token } = await createVisitor(app)
  const again = await app.inject({ url: '/it/contact', headers: { cookie: cookies } })
  expect(again.cookies.map(({ name, value }) => [name, value])).toEqual([['XSRF-TOKEN', token]])
})

test('an empty secret cookie is replaced', async () => {
  const visitor = await createVisitor(app, { cookie: 'csrf=' })
  expect(visitor.cookies).toMatch(/^csrf=[\w-]{43};/)
})

test('on an https origin the cookies are Secure and the secret one is bound to the host', async () => {
  const secure = contactApp({ publicOrigin: 'https://www.example.com' })
  const host = 'www.example.com'
  const visitor = await createVisitor(secure.app, { host, origin: `https://${host}` })
  const { cookies } = await secure.app.inject({ url: '/api/session', headers: { host } })
  expect(cookies).toMatchObject([
    { name: '__Host-csrf', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
    { name: 'XSRF-TOKEN', path: '/', secure: true, sameSite: 'Lax' },
  ])
  expect(cookies.some(({ domain }) => domain)).toBe(false)
  expect((await visitor.send()).statusCode).toBe(201)
  expect((await visitor.send({}, [], { origin: `http://${host}` })).statusCode).toBe(403)
})

test.each(['/api/session', '/api/contact', '/it/contact', '/assets/i18n/it.json'])(
  '%s sends no CORS headers to another origin',
  async (url) => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await app.inject({ method, url, headers })
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  },
)
