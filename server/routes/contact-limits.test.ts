import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { contactApp, createVisitor, unlimited } from '#server/fixtures/contact-app.ts'
import { shortestFilling } from '#shared/sending.ts'

const { app, store } = contactApp()

describe('robots', () => {
  test('a filled honeypot is refused, and the form can be sent again', async () => {
    const answer = await (await createVisitor(app)).send({ website: 'https://spam.example' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().modelState['']).toEqual(['Per sicurezza, invia ancora una volta.'])
  })

  test('a form sent at once is refused as too early, and accepted later', async () => {
    // The time that a slow machine takes must not count as filling time.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const slow = contactApp({ fillingMs: shortestFilling })
    const visitor = await createVisitor(slow.app)
    vi.setSystemTime(Date.now() + 2_999)
    const early = await visitor.send()
    expect(early.statusCode).toBe(422)
    expect(early.json().modelState['']).toEqual(['Invio troppo rapido. Aspetta qualche secondo e riprova.'])
    vi.setSystemTime(Date.now() + 1)
    expect((await visitor.send()).statusCode).toBe(201)
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

  test('rate limits escalate, with Retry-After', async () => {
    const limited = contactApp({
      rates: {
        ...unlimited,
        session: { max: 1, timeWindow: 60_000 },
        attempts: { max: 5, timeWindow: 60_000 },
        sent: [{ most: 2, within: 60_000, who: 'address' }],
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
  })
})

test('forged X-Forwarded-For headers give no further attempts', async () => {
  const limited = contactApp({ rates: { ...unlimited, attempts: { max: 2, timeWindow: 60_000 } } })
  const visitor = await createVisitor(limited.app)
  const statuses = []
  for (const last of ['1', '2', '3']) {
    statuses.push((await visitor.send({}, [], { 'x-forwarded-for': `203.0.113.${last}` })).statusCode)
  }
  expect(statuses).toEqual([201, 201, 429])
})

test("with a proxy that appends its own address, the visitor's address is the one before it", async () => {
  const attempts = { max: 1, timeWindow: 60_000 }
  const trustedProxies = ['127.0.0.1', '66.241.124.1']
  const limited = contactApp({ rates: { ...unlimited, attempts }, trustedProxies })
  const visitor = await createVisitor(limited.app)
  const statusFor = async (list: string) =>
    (await visitor.send({}, [], { 'x-forwarded-for': list })).statusCode
  expect(await statusFor('203.0.113.1, 66.241.124.1')).toBe(201)
  expect(await statusFor('203.0.113.2, 66.241.124.1')).toBe(201)
  expect(await statusFor('198.51.100.9, 203.0.113.1, 66.241.124.1')).toBe(429)
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
  await visitor.send({ emailOrPhone: 'anna' })
  await visitor.send({}, [], { origin: 'https://evil.example' })
  await logged.app.close()
  expect(lines.join('')).toContain('a fault of ours')
  expect(lines.join('')).not.toMatch(/Anna|Ferri|example\.it|preventivo|127\.0\.0\.1|203\.0|csrf=/)
})

test('of many visits at once some get the page as built, without a token', async () => {
  const ask = () => app.inject({ url: '/it/contact', headers: { 'accept-encoding': 'br' } })
  const answers = await Promise.all(Array.from({ length: 40 }, ask))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ cookies }) => cookies.length))).toEqual(new Set([2, 0]))
})
