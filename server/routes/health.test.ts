import { expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { StoreUnavailable } from '#server/contact-store/database.ts'
import { smallSite } from '#server/fixtures/small-site.ts'

const site = smallSite()
const failing = (error: Error) => ({ check: () => Promise.reject(error) })
const unavailable = (reason: string) => ({ status: 'unavailable', reason })

test.each([
  ['without a store', undefined, 200, { status: 'ok' }],
  ['with a store that takes requests', { check: async () => {} }, 200, { status: 'ok' }],
  ['with a full disk', failing(new StoreUnavailable('/secret', 'full')), 503, unavailable('full')],
  ['with a store that fails', failing(new Error('/secret/path')), 503, unavailable('fault')],
])('%s', async (_name, store, status, body) => {
  const app = buildApp({ site, ...(store && { store }) })
  const answer = await app.inject('/healthz')
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual(body)
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'build-id': site.id })
  await app.close()
})
