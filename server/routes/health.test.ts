import { expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { smallSite } from '#server/fixtures/small-site.ts'

const site = smallSite()

test.each([
  ['without a store', undefined, 200, { status: 'ok' }],
  ['with a store that can be written', { isWritable: () => true }, 200, { status: 'ok' }],
  ['with a full disk', { isWritable: async () => false }, 503, { status: 'unavailable' }],
  [
    'with a store that fails',
    { isWritable: () => Promise.reject(new Error('/secret/path')) },
    503,
    { status: 'unavailable' },
  ],
])('%s', async (_name, store, status, body) => {
  const app = buildApp({ site, ...(store && { store }) })
  const answer = await app.inject('/healthz')
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual(body)
  expect(answer.headers['cache-control']).toBe('no-store')
  await app.close()
})
