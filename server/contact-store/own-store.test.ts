import { expect, test } from 'vitest'
import { ownStore } from '#server/fixtures/own-store.ts'
import { request } from '#server/fixtures/store-engines.ts'
import { defaultLanguage } from '#shared/locale.ts'
import { storeName } from './open-contact-store.ts'
import { retentionLimit } from './upkeep.ts'

test('an answer language that the site no longer has is read as none', async () => {
  const { store, database } = ownStore()
  const { id } = request()
  await store.save(request({ id, pageLanguage: 'it', answerLanguage: 'it' }), [])
  await database.transaction((query) =>
    query(`UPDATE requests SET page_language = $1, answer_language = $1`, ['vec']),
  )
  expect(await store.find(id)).toMatchObject({
    pageLanguage: defaultLanguage,
    answerLanguage: defaultLanguage,
  })
})

test('storeName is the absolute file or the database address without its password', () => {
  expect(storeName({ dataDir: '/srv/a/../b', databaseUrl: undefined })).toBe('/srv/b/contact.sqlite')
  const databaseUrl = 'postgres://site:segreto@db:5432/site?sslmode=verify-full&password=segreto'
  expect(storeName({ dataDir: '/srv', databaseUrl })).toBe('postgres://site@db:5432/site?sslmode=verify-full')
})

test.each([
  ['2026-11-20T10:00:00.000Z', '12', '2025-11-20T10:00:00.000Z'],
  ['2026-05-31T10:00:00.000Z', '3', '2026-02-28T10:00:00.000Z'],
  ['2028-05-31T10:00:00.000Z', '3', '2028-02-29T10:00:00.000Z'],
  ['2026-03-31T23:59:59.999Z', '1', '2026-02-28T23:59:59.999Z'],
  ['2026-01-15T00:00:00.000Z', '1', '2025-12-15T00:00:00.000Z'],
])('at %s, %s months back is %s', (now, months, expected) => {
  expect(retentionLimit(new Date(now), months)?.toISOString()).toBe(expected)
})

test.each(['', '0', '-1', '1.5', 'twelve', '12 ', '1e3', '9999'])('retention %j erases nothing', (months) => {
  expect(retentionLimit(new Date(), months)).toBeNull()
})
