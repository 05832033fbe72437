import { expect, test } from 'vitest'
import { StoreUnavailable } from '#server/contact-store/database.ts'
import { listen } from '#server/fixtures/raw-request.ts'
import { smallApp, smallSite } from '#server/fixtures/small-site.ts'

const figures = {
  site_free_bytes: 5_000_000,
  site_mails_waiting: 2,
  site_oldest_mail_seconds: 61,
  site_purged_requests_total: 3,
  site_purges_total: 1,
  site_refused_purges_total: 0,
}
const token = 'a-token-of-16-or-more'
const app = smallApp({ figures: async () => figures, metricsToken: token })

const headers = { authorization: `Bearer ${token}` }

test('with the token answers all metrics as OpenMetrics', async () => {
  const port = await listen(app)
  await (await fetch(`http://127.0.0.1:${port}/it`)).text()
  await (await fetch(`http://127.0.0.1:${port}/nothing`)).text()
  await (await fetch(`http://127.0.0.1:${port}/api/nothing`)).text()
  // What is read from the store is not added up.
  await app.inject({ url: '/metrics', headers })
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers })
  expect(answer.headers.get('content-type')).toContain('application/openmetrics-text; version=1.0.0')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  const lines = [
    'site_answers_total{part="site",class="2xx"} 1',
    'site_answers_total{part="site",class="4xx"} 1',
    'site_answers_total{part="interface",class="4xx"} 1',
    ...Object.entries(figures).map(([name, value]) => `${name} ${value}`),
    'site_requests_stored_total 0',
    'site_store_up 1',
    ...['site_rooms', 'site_room_devices', 'site_room_messages_total', 'site_room_bytes'].map(
      (name) => `${name} 0`,
    ),
  ]
  expect(text.split('\n')).toEqual(expect.arrayContaining(lines))
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
  expect(text).toMatch(/\n# EOF\n$/)
})

test.each([
  ['with the token', { authorization: `Bearer ${token}` }, token, 200],
  ['with the token, through a proxy', { authorization: `bearer ${token}`, via: '1.1 a' }, token, 200],
  ['with a part of it', { authorization: `Bearer ${token.slice(0, -1)}` }, token, 404],
  ['with an empty one', { authorization: 'Bearer ' }, token, 404],
  ['without, on this machine', { host: '127.0.0.1:3000' }, token, 404],
  ['with an empty one where none is set', { authorization: 'Bearer ' }, undefined, 404],
  ['with ‘undefined’ where none is set', { authorization: 'Bearer undefined' }, undefined, 404],
])('asked %s', async (_, headers, metricsToken, status) => {
  const own = smallApp({ figures: async () => figures, metricsToken })
  const answer = await own.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers: { ...headers } })
  expect(answer.statusCode).toBe(status)
  expect(answer.body.includes('site_mails_waiting')).toBe(status === 200)
})

test('reports a failing store beside all other metrics', async () => {
  const broken = smallApp({
    metricsToken: token,
    figures: async () => {
      throw new Error('no')
    },
  })
  const { body } = await broken.inject({ url: '/metrics', headers })
  expect(body).toContain('\nsite_store_up 0\n')
  expect(body).toContain('site_rooms 0')
  expect(body).toContain('site_purges_total 0')
  expect(body).not.toMatch(/^site_mails_waiting /m)
})

const site = smallSite()
const failing = (error: Error) => ({ check: () => Promise.reject(error) })
const unavailable = (reason: string) => ({ status: 'unavailable', reason })

test.each([
  ['without a store', undefined, 200, { status: 'ok' }],
  ['with a store that takes requests', { check: async () => {} }, 200, { status: 'ok' }],
  ['with a full disk', failing(new StoreUnavailable('/secret', 'full')), 503, unavailable('full')],
  ['with a store that fails', failing(new Error('/secret/path')), 503, unavailable('fault')],
])('%s', async (_name, store, status, body) => {
  const lines: string[] = []
  const logger = { level: 'error', stream: { write: (line: string) => lines.push(line) } }
  const app = smallApp({ site, logger, ...(store && { store }) })
  const answer = await app.inject('/healthz')
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual(body)
  expect(lines.join('').includes('/secret')).toBe(status === 503)
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'build-id': site.id })
})
