import { expect, test } from 'vitest'
import { storeName } from './open-contact-store.ts'

test('a store is named by its file, whole, or by its address without the password', () => {
  expect(storeName({ dataDir: '/srv/a/../b', databaseUrl: undefined })).toBe('/srv/b/contact.sqlite')
  const databaseUrl = 'postgres://site:segreto@db:5432/site?sslmode=verify-full&password=segreto'
  expect(storeName({ dataDir: '/srv', databaseUrl })).toBe('postgres://site@db:5432/site?sslmode=verify-full')
})
