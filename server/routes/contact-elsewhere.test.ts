import { describe, expect, test } from 'vitest'
import {
  contactApp,
  createVisitor,
  goodValues,
  type Part,
  plainHeaders,
} from '#server/fixtures/contact-app.ts'

const site = 'https://www.example.it'
const other = 'https://altro.example.it'
const { app, store } = contactApp({ formOrigins: [site, other] })

const stored = async () => (await store.list()).length
const session = async (origin: string) => {
  const answer = await app.inject({ url: '/api/session', headers: { origin } })
  const { started, token }: { started: string; token?: string } = answer.json()
  return { answer, started, token: token ?? '' }
}

const preflight = (origin: string) =>
  app.inject({ method: 'OPTIONS', url: '/api/contact', headers: { origin } })

type Sent = Record<'origin' | 'started' | 'token', string> & { headers?: Record<string, string> }

const anybody = await createVisitor(app)
const large = { name: 'files', filename: 'a.txt', value: Buffer.alloc(90_000, 'a') }

/** Without cookies, as from a page of another site. */
const send = ({ origin, started, token, headers = {} }: Sent, files: readonly Part[] = []) =>
  anybody.send({ started }, files, {
    origin,
    cookie: '',
    'x-xsrf-token': '',
    'sec-fetch-site': 'cross-site',
    'x-form-token': token,
    ...headers,
  })

describe('a form on an allowed origin', () => {
  test.each([
    ['alone', []],
    ['with files', [large]],
  ])('is stored %s, with readable answers', async (_, files) => {
    const { answer, started, token } = await session(site)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': site,
      'access-control-expose-headers': 'retry-after',
      'cache-control': 'no-store',
      vary: 'Origin',
    })
    expect(answer.cookies).toEqual([])
    const before = await stored()
    const sent = await send({ origin: site, started, token }, files)
    expect(sent.statusCode).toBe(201)
    expect(sent.headers['access-control-allow-origin']).toBe(site)
    expect(sent.headers).not.toHaveProperty('access-control-allow-credentials')
    expect(await stored()).toBe(before + 1)
  })

  test('passes a preflight that allows only its own header', async () => {
    const asked = await preflight(site)
    expect(asked.statusCode).toBe(204)
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': site,
      'access-control-allow-headers': 'x-form-token',
      'access-control-max-age': '7200',
    })
  })

  test('may read why it is refused', async () => {
    const answer = await send({ origin: site, started: '', token: '' })
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['access-control-allow-origin']).toBe(site)
  })

  test('without scripts is returned once for review on this server with all values, then accepted', async () => {
    const before = await stored()
    const first = await send({ origin: site, started: '', token: '', headers: { accept: 'text/html' } })
    expect(first.statusCode).toBe(422)
    expect(first.body).toContain('fault.form.reread')
    expect(first.body).toContain(goodValues.message)
    expect(await stored()).toBe(before)
    const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const started = /name="started" value="([^"]+)"/.exec(first.body)?.[1] ?? ''
    const _csrf = first.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    const visitor = await createVisitor(app)
    const again = await visitor.send({ started, _csrf }, [], { ...plainHeaders, cookie })
    expect(again.statusCode).toBe(303)
    expect(await stored()).toBe(before + 1)
  })
})

describe('a request is refused from an origin', () => {
  test.each<[what: string, change: (good: Sent) => Sent | Promise<Sent>]>([
    ['that is not allowed', (good) => ({ ...good, origin: 'https://evil.example' })],
    ['on another port', (good) => ({ ...good, origin: `${site}:8443` })],
    ['over http', (good) => ({ ...good, origin: 'http://www.example.it' })],
    ['without a name', (good) => ({ ...good, origin: 'null' })],
    ['without a token', (good) => ({ ...good, token: '' })],
    [
      'with a token under the own site’s header',
      (good) => ({ ...good, token: '', headers: { 'x-xsrf-token': good.token } }),
    ],
    ['with the token of another', async (good) => ({ ...good, token: (await session(other)).token })],
    ['with the time of another', async (good) => ({ ...good, started: (await session(other)).started })],
  ])('%s', async (_, change) => {
    const { started, token } = await session(site)
    const before = await stored()
    const answer = await send(await change({ origin: site, started, token }))
    expect([403, 422]).toContain(answer.statusCode)
    expect(await stored()).toBe(before)
  })

  test('and may not read the answer, nor an allowed one a page', async () => {
    const { answer } = await session('https://evil.example')
    const page = await app.inject({ url: '/it/contact', headers: { origin: site } })
    for (const { headers } of [answer, page])
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect((await preflight('https://evil.example')).statusCode).toBe(403)
  })

  test('a token issued to another origin is refused on own pages', async () => {
    const { token, started } = await session(site)
    const visitor = await createVisitor(app)
    const answer = await visitor.send({ started }, [], { 'x-xsrf-token': token })
    expect(answer.statusCode).toBe(403)
  })
})
