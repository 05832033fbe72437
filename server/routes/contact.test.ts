import { afterAll, describe, expect, test } from 'vitest'
import { StoreUnavailable } from '#server/contact-store/database.ts'
import {
  contactApp,
  createVisitor,
  goodValues,
  multipartBody,
  multipartType,
  origin,
  plainHeaders,
} from '#server/fixtures/contact-app.ts'
import { createUuid, isUuid } from '#shared/uuid.ts'

const { app, store, close } = contactApp()
afterAll(close)

const pdf = (text = '') => ({ name: 'files', filename: 'Capitolato à.pdf', value: `%PDF-1.4 ${text}` })

describe('sent by a script', () => {
  test('is stored whole, and then acknowledged', async () => {
    const visitor = await createVisitor(app)
    const id = createUuid()
    const answer = await visitor.send({ id, name: ' Anna\tFerri ', message: 'Uno\r\ndue' }, [pdf()])
    expect([answer.statusCode, answer.json()]).toEqual([201, { id }])
    expect(answer.headers['cache-control']).toBe('no-store')
    const found = await store.find(id)
    expect(found).toMatchObject({ name: 'Anna Ferri', message: 'Uno\ndue', page: 'it', answer: 'it' })
    expect(found?.files).toMatchObject([{ name: 'Capitolato à.pdf', size: 9 }])
  })

  test('without an identifier gets one', async () => {
    const { id }: { id: string } = (await (await createVisitor(app)).send()).json()
    expect(isUuid(id)).toBe(true)
    expect(await store.find(id)).toBeDefined()
  })

  test('a repeat is answered 200 and stored once', async () => {
    const visitor = await createVisitor(app)
    const id = createUuid()
    const answers = [await visitor.send({ id }, [pdf()]), await visitor.send({ id }, [pdf()])]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200])
    expect((await store.list()).filter((request) => request.id === id)).toHaveLength(1)
  })

  test('something new under a used identifier is not lost, and its repeats are known', async () => {
    const visitor = await createVisitor(app)
    const id = createUuid()
    await visitor.send({ id })
    const second = await visitor.send({ id, message: 'Ho dimenticato una cosa.' })
    const again = await visitor.send({ id, message: 'Ho dimenticato una cosa.' })
    const otherFile = await visitor.send({ id }, [pdf('v2')])
    expect([second, again, otherFile].map(({ statusCode }) => statusCode)).toEqual([201, 200, 201])
    expect(second.json()).toEqual(again.json())
    expect(second.json().id).not.toBe(id)
    expect((await store.find(second.json().id))?.message).toBe('Ho dimenticato una cosa.')
  })

  test('faults come in the model-state shape, in the language of the page', async () => {
    const visitor = await createVisitor(app)
    const answer = await visitor.send({ page: 'en', name: '', message: '' }, [
      { name: 'files', filename: 'a.exe', value: 'MZ' },
    ])
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      message: 'Request not sent',
      modelState: {
        '': ['Tell us what you need: two lines are enough.'],
        name: ['Write your name.'],
        message: ['Tell us what you need: two lines are enough.'],
        files: ['This kind of file cannot be attached. These can: .pdf, .txt.'],
      },
    })
  })

  test.each([
    ['larger than allowed', Buffer.alloc(100_001, '%PDF- '), 'al massimo 0,1 MB'],
    ['not what its extension says', Buffer.from('<script>'), 'non corrisponde'],
    ['empty', Buffer.alloc(0), 'vuoto'],
  ])('a file that is %s is a fault of its field', async (_, value, words) => {
    const answer = await (await createVisitor(app)).send({}, [{ name: 'files', filename: 'a.pdf', value }])
    expect(answer.statusCode).toBe(422)
    expect(answer.json().modelState.files[0]).toContain(words)
  })

  test('a file input left empty is no file', async () => {
    const answer = await (await createVisitor(app)).send({}, [{ name: 'files', filename: '', value: '' }])
    expect(answer.statusCode).toBe(201)
  })
})

describe('anti-forgery', () => {
  test.each<[what: string, headers: Record<string, string>]>([
    ['no cookies', { cookie: '' }],
    ['no token', { 'x-xsrf-token': '' }],
    ['a made-up token', { 'x-xsrf-token': 'A'.repeat(43) }],
    ['an empty cookie', { cookie: 'csrf=' }],
    [
      'the token also as the secret cookie',
      { cookie: `csrf=${'A'.repeat(43)}; XSRF-TOKEN=${'A'.repeat(43)}` },
    ],
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['the null Origin', { origin: 'null' }],
    ['another port', { origin: 'http://localhost:8080' }],
    ['a name that begins with ours', { origin: 'http://localhost.evil.example' }],
    ['a foreign Referer and no Origin', { origin: '', referer: 'https://evil.example/localhost' }],
    ['neither Origin nor Referer', { origin: '' }],
    ['Sec-Fetch-Site alone', { origin: '', 'sec-fetch-site': 'same-origin' }],
    ['cross-site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site by Sec-Fetch-Site', { 'sec-fetch-site': 'same-site' }],
    ['an Origin that is no address', { origin: 'localhost' }],
  ])('%s: 403', async (_, headers) => {
    const visitor = await createVisitor(app)
    const before = (await store.list()).length
    const answer = await visitor.send({}, [], headers)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().modelState['']).toHaveLength(1)
    expect(await store.list()).toHaveLength(before)
  })

  test('the hidden field alone, without the cookies: 403', async () => {
    const { token, send } = await createVisitor(app)
    expect((await send({ _csrf: token }, [], { 'x-xsrf-token': '', cookie: '' })).statusCode).toBe(403)
  })

  test('a valid token with another visitor’s cookie: 403', async () => {
    const [one, two] = [await createVisitor(app), await createVisitor(app)]
    expect((await one.send({}, [], { cookie: two.cookies })).statusCode).toBe(403)
  })

  test('a wrong header is not mended by a right field', async () => {
    const { token, send } = await createVisitor(app)
    expect((await send({ _csrf: token }, [], { 'x-xsrf-token': 'wrong' })).statusCode).toBe(403)
  })

  test.each<[what: string, headers: Record<string, string>]>([
    ['Referer instead of Origin', { origin: '', referer: `${origin}/it/contact` }],
    ['same-origin by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }],
  ])('%s is good', async (_, headers) => {
    expect((await (await createVisitor(app)).send({}, [], headers)).statusCode).toBe(201)
  })

  test('an earlier cookie stays, so that another tab’s form is still good', async () => {
    const { cookies, token } = await createVisitor(app)
    const again = await app.inject({ url: '/it/contact', headers: { cookie: cookies } })
    expect(again.cookies.map(({ name, value }) => [name, value])).toEqual([['XSRF-TOKEN', token]])
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
    await secure.close()
  })
})

describe('sent by a plain form', () => {
  test.each([
    ['pinned', 'it', '/it/contact/thanks'],
    ['pinned', 'en', '/en/contact/thanks'],
    ['neutral', 'it', '/contact/thanks'],
  ])('%s %s leads to %s', async (form, page, location) => {
    const { token, send } = await createVisitor(app)
    const answer = await send({ form, page, _csrf: token }, [], plainHeaders())
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location])
  })

  test('faults come back on the page, with what was typed and a form that can be sent again', async () => {
    const { token, started, send } = await createVisitor(app)
    const id = createUuid()
    const values = { id, _csrf: token, name: '<b>"Anna"', reach: 'anna' }
    const answer = await send(values, [], plainHeaders())
    expect(answer.statusCode).toBe(422)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'it',
      'cache-control': 'no-store',
    })
    const shown = JSON.parse(/<pre>(.*)<\/pre>/.exec(answer.body)?.[1] ?? '')
    expect(shown.place).toEqual({ lang: 'it', form: 'pinned' })
    expect(shown.formState.faults).toEqual({ reach: 'fault.reach.form' })
    expect(shown.formState.values).toMatchObject({ name: '<b>"Anna"', message: goodValues.message })
    for (const [name, value] of Object.entries({ _csrf: token, started, id })) {
      expect(answer.body).toContain(`name="${name}" value="${value}"`)
    }
  })

  test('without cookies nothing typed is lost, and the form that comes back is good', async () => {
    const { send } = await createVisitor(app)
    const answer = await send({}, [], { ...plainHeaders(), cookie: '' })
    expect(answer.statusCode).toBe(403)
    expect(answer.body).toContain('fault.form.csrf')
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(answer.body)?.[1] ?? ''
    const second = await send({ _csrf: field('_csrf'), started: field('started') }, [], {
      ...plainHeaders(),
      cookie,
    })
    expect(second.statusCode).toBe(303)
  })
})

describe('refused before it is read', () => {
  test('the language is that of the page that sent it', async () => {
    const headers = { origin: 'https://evil.example', 'accept-language': 'en' }
    const answer = await (await createVisitor(app)).send({}, [], {
      ...headers,
      referer: `${origin}/it/contact`,
    })
    expect(answer.json().message).toContain('non è partita da questo sito')
  })

  test('a person without scripts gets a page, not data', async () => {
    const answer = await (await createVisitor(app)).send({}, [], { ...plainHeaders(), origin: 'null' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('<a href="/')
  })
})

describe('robots', () => {
  test('the field that nobody sees must stay empty; a person can send once more', async () => {
    const answer = await (await createVisitor(app)).send({ website: 'https://spam.example' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().modelState['']).toEqual(['Per sicurezza, invia ancora una volta.'])
  })

  test('a form sent at once is too early; the same form a little later is good', async () => {
    const slow = contactApp({ fillingMs: 150 })
    const visitor = await createVisitor(slow.app)
    const early = await visitor.send()
    expect([early.statusCode, early.json().modelState['']]).toEqual([
      422,
      ['Hai inviato in un lampo. Aspetta qualche secondo e invia di nuovo.'],
    ])
    await new Promise((resolve) => setTimeout(resolve, 160))
    expect((await visitor.send()).statusCode).toBe(201)
    await slow.close()
  })

  test.each([
    ['missing', () => ''],
    ['changed', (started: string) => started.replace(/^\d/, '2')],
    ['without signature', (started: string) => started.split('.')[0] ?? ''],
    ['of another visitor', async () => (await createVisitor(app)).started],
  ])('a starting time that is %s: 403', async (_, change) => {
    const visitor = await createVisitor(app)
    expect((await visitor.send({ started: await change(visitor.started) })).statusCode).toBe(403)
  })

  test('limits come in grades, with Retry-After', async () => {
    const limited = contactApp({
      rates: {
        asked: [{ most: 1, within: 60_000, who: 'address' }],
        tried: [{ most: 5, within: 60_000, who: 'address' }],
        sent: [
          { most: 2, within: 60_000, who: 'address' },
          { most: 3, within: 60_000, who: 'everybody' },
        ],
      },
    })
    const visitor = await createVisitor(limited.app)
    const statuses = []
    for (let count = 0; count < 6; count++) statuses.push((await visitor.send()).statusCode)
    expect(statuses).toEqual([201, 201, 429, 429, 429, 429])
    const session = await limited.app.inject({ url: '/api/session' })
    expect(session.statusCode).toBe(429)
    expect(Number(session.headers['retry-after'])).toBeGreaterThan(50)
    const last = await visitor.send()
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(50)
    await limited.close()
  })
})

describe('the store cannot be used', () => {
  const broken = contactApp({
    store: {
      ...store,
      save: async () => {
        throw new StoreUnavailable('no')
      },
      secret: async () => {
        throw new StoreUnavailable('no')
      },
    },
  })
  afterAll(() => broken.app.close())

  test('is told with 503, by script and without', async () => {
    const visitor = await createVisitor(broken.app)
    const answer = await visitor.send()
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
    expect(answer.json().modelState['']).toEqual([
      'Non siamo riusciti a salvare la richiesta, quindi non è partita. Riprova tra qualche minuto.',
    ])
    const plain = await visitor.send({ _csrf: visitor.token }, [], plainHeaders())
    expect(plain.statusCode).toBe(503)
    expect(plain.body).toContain(goodValues.message)
  })

  test('a token of another process is not refused for want of the shared key', async () => {
    const { cookies, token, started } = await createVisitor(app)
    const { send } = await createVisitor(broken.app)
    const answer = await send({ started }, [], { cookie: cookies, 'x-xsrf-token': token })
    expect(answer.statusCode).toBe(503)
  })

  test('the page is served all the same', async () => {
    expect((await broken.app.inject('/it/contact')).statusCode).toBe(200)
  })
})

describe('the contact page', () => {
  test('is the visitor’s own: token, no store', async () => {
    const answer = await app.inject({ url: '/it/contact?subject=warehouse' })
    const token = answer.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers.etag).toBeUndefined()
    expect(answer.body).toContain(`name="_csrf" value="${token}"`)
  })

  test('follows the visitor’s language at its neutral address', async () => {
    const answer = await app.inject({ url: '/contact', headers: { 'accept-language': 'it' } })
    expect(answer.body).toContain('contact it neutral')
    expect(answer.headers.vary).toContain('Accept-Language')
  })

  test('other pages set no cookie', async () => {
    expect((await app.inject('/it/lawyers')).cookies).toEqual([])
  })
})

test('nothing personal is ever logged', async () => {
  const lines: string[] = []
  const logger = { level: 'info', stream: { write: (line: string) => lines.push(line) } }
  const failing = async () => {
    throw new Error('a fault of ours')
  }
  const logged = contactApp({ logger, store: { ...store, save: failing } })
  const visitor = await createVisitor(logged.app, { 'x-forwarded-for': '203.0.113.7' })
  expect((await visitor.send()).statusCode).toBe(500)
  await visitor.send({ reach: 'anna' })
  await visitor.send({}, [], { origin: 'https://evil.example' })
  await logged.app.close()
  expect(lines.join('')).toContain('a fault of ours')
  expect(lines.join('')).not.toMatch(/Anna|Ferri|example\.it|preventivo|127\.0\.0\.1|203\.0|csrf=/)
})

test('two processes on one store know each other’s tokens and identifiers', async () => {
  const other = contactApp({ store })
  const visitor = await createVisitor(app)
  const id = createUuid()
  const headers = {
    origin,
    cookie: visitor.cookies,
    'x-xsrf-token': visitor.token,
    accept: 'application/json',
  }
  const parts = Object.entries({ ...goodValues, id, started: visitor.started })
  const payload = multipartBody(parts.map(([name, value]) => ({ name, value })))
  const answers = await Promise.all(
    [app, other.app, app, other.app].map((one) =>
      one.inject({
        ...{ method: 'POST', url: '/api/contact', payload },
        headers: { ...headers, 'content-type': multipartType },
      }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 201])
  await other.app.close()
})

test('other methods and addresses of the interface are refused in its shape', async () => {
  const head = { origin, 'content-type': multipartType }
  const wrong = await app.inject({
    method: 'PUT',
    url: '/api/contact',
    headers: head,
    payload: multipartBody([]),
  })
  expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'POST'])
  expect((await app.inject('/api/requests')).statusCode).toBe(404)
  expect((await app.inject('/api/contact')).statusCode).toBe(405)
})
