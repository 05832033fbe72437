import { expect, test } from 'vitest'
import { storeName } from './open-contact-store.ts'

test('storeName is the absolute file or the database address without its password', () => {
  expect(storeName({ dataDir: '/srv/a/../b', databaseUrl: undefined })).toBe('/srv/b/contact.sqlite')
  const databaseUrl = 'postgres://site:segreto@db:5432/site?sslmode=verify-full&password=segreto'
  expect(storeName({ dataDir: '/srv', databaseUrl })).toBe('postgres://site@db:5432/site?sslmode=verify-full')
})
