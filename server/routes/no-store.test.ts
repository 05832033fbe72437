import { expect, test } from 'vitest'
import { StoreUnavailable } from '#server/contact-store/database.ts'
import {
  contactApp,
  createVisitor,
  goodValues,
  plainHeaders,
  unlimited,
} from '#server/fixtures/contact-app.ts'

const { app, store } = contactApp()
const refuse = async () => {
  throw new StoreUnavailable('no')
}

const broken = contactApp({ store: { ...store, save: refuse, secret: refuse } })

test('answers 503 while the store is unavailable, with scripts and without', async () => {
  const visitor = await createVisitor(broken.app)
  const answer = await visitor.send()
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
  expect(answer.json().modelState['']).toEqual([
    'Non siamo riusciti a salvare la richiesta, quindi non è partita. Riprova tra qualche minuto.',
  ])
  const plain = await visitor.send({ _csrf: visitor.token }, [], plainHeaders)
  expect(plain.statusCode).toBe(503)
  expect(plain.body).toContain(goodValues.message)
})

test('does not count failed attempts towards limits', async () => {
  const rates = { ...unlimited, sent: [{ most: 1, within: 60_000, who: 'address' as const }] }
  let isFull = true
  const save: typeof store.save = async (...request) => {
    if (isFull) throw new StoreUnavailable('no', 'full')
    return store.save(...request)
  }
  const recovering = contactApp({ rates, store: { ...store, save } })
  const visitor = await createVisitor(recovering.app)
  for (let count = 0; count < 5; count++) expect((await visitor.send()).statusCode).toBe(503)
  isFull = false
  expect((await visitor.send()).statusCode).toBe(201)
  expect((await visitor.send()).statusCode).toBe(429)
})

test('loads the shared key with the first form when the store was unavailable at the start', async () => {
  let isThere = false
  const secret: typeof store.secret = async (name) => (isThere ? store.secret(name) : refuse())
  const late = contactApp({ store: { ...store, secret } })
  const { send } = await createVisitor(late.app)
  const { cookies, token, started } = await createVisitor(app)
  isThere = true
  const answer = await send({ started }, [], { cookie: cookies, 'x-xsrf-token': token })
  expect(answer.statusCode).toBe(201)
})

test('answers 503, not 403, to the token of another process, which cannot be checked, and logs why', async () => {
  const lines: string[] = []
  const waiting = contactApp({
    logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } },
    store: { ...store, secret: refuse },
  })
  const { cookies, token, started } = await createVisitor(app)
  const { send } = await createVisitor(waiting.app)
  const answer = await send({ started }, [], { cookie: cookies, 'x-xsrf-token': token })
  expect(answer.statusCode).toBe(503)
  expect(lines.join('')).toContain('The shared key cannot be read.')
})

test('still serves the page while the store is unavailable', async () => {
  expect((await broken.app.inject('/it/contact')).statusCode).toBe(200)
})
