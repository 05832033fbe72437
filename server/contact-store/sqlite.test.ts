import { chmodSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownStore, request } from '#server/fixtures/store-engines.ts'
import { defaultLanguage } from '#shared/locale.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { bytes, number, type Query, StoreUnavailable, text } from './database.ts'
import { storeName } from './open-contact-store.ts'
import { openSqlite } from './sqlite.ts'
import { busy, retryWhileBusy, unavailable } from './sqlite-file.ts'

const table = async (query: Query) => {
  await query('CREATE TABLE IF NOT EXISTS notes (text TEXT)')
}

test('only the owner of the process may read the store and its folder', async () => {
  const folder = join(ownFolder(), 'data')
  const file = join(folder, 'contact.sqlite')
  const modeOnceOpened = async () => {
    const { transaction, close } = openSqlite(file, table)
    await transaction((query) => query('SELECT text FROM notes'))
    await close()
    return statSync(file).mode & 0o777
  }
  expect(await modeOnceOpened()).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  // Only the unit of the owner's desk lets a group in; what is open to all is closed again.
  for (const [found, kept] of [
    [0o660, 0o660],
    [0o666, 0o600],
  ] as const) {
    chmodSync(file, found)
    expect(await modeOnceOpened()).toBe(kept)
  }
})

/** As `node:sqlite` throws it; bits above the lowest eight refine the code. */
const engineError = (errcode: number) => Object.assign(new Error('of the engine'), { errcode })

test.each([
  ['a full disk', 13, 'full'],
  ['a damaged page', 11, 'damaged'],
  ['a damaged index (extended code)', 11 + 3 * 256, 'damaged'],
  ['a file that is no store', 26, 'damaged'],
  ['a disk that cannot be read', 10, 'unreachable'],
  ['a file that cannot be opened', 14, 'unreachable'],
] as const)('unavailable: %s makes the store unavailable with its cause', (_, code, fault) => {
  const error = unavailable(engineError(code))
  expect(error).toBeInstanceOf(StoreUnavailable)
  expect(error).toMatchObject({ fault, message: expect.stringContaining('of the engine') })
})

test('unavailable: so does a failed system call; a StoreUnavailable is kept as it is', () => {
  const error = unavailable(Object.assign(new Error('EACCES'), { syscall: 'open' }))
  expect(error).toMatchObject({ name: 'StoreUnavailable', fault: 'unreachable' })
  const known = new StoreUnavailable('known', 'floor')
  expect(unavailable(known)).toBe(known)
})

test('retryWhileBusy retries a locked file and rethrows any other error at once', async () => {
  let tries = 0
  await retryWhileBusy(() => {
    tries++
    if (tries < 3) throw engineError(busy)
  })
  expect(tries).toBe(3)
  tries = 0
  const full = retryWhileBusy(() => {
    tries++
    throw engineError(13)
  })
  await expect(full).rejects.toMatchObject({ errcode: 13 })
  expect(tries).toBe(1)
})

test('an answer language that the site no longer has is read as none', async () => {
  const { store, database } = ownStore()
  const { id } = request()
  await store.save(request({ id, pageLanguage: 'it', answerLanguage: 'it' }))
  await database.transaction((query) =>
    query(`UPDATE requests SET page_language = $1, answer_language = $1`, ['vec']),
  )
  const { pageLanguage, answerLanguage } = (await store.find(id)) ?? {}
  expect([pageLanguage, answerLanguage]).toEqual([defaultLanguage, defaultLanguage])
})

test('a column of another type is named', () => {
  expect(() => text({ size: 1 }, 'size')).toThrow("Column 'size' holds no text.")
  expect(() => number({ size: 'many' }, 'size')).toThrow("Column 'size' holds no number.")
  expect(() => bytes({ size: 'x' }, 'size')).toThrow("Column 'size' holds no bytes.")
})

test('storeName is the absolute file or the database address without its password', () => {
  expect(storeName({ dataDir: '/srv/a/../b', databaseUrl: undefined })).toBe('/srv/b/contact.sqlite')
  const databaseUrl = 'postgres://site:segreto@db:5432/site?sslmode=verify-full&password=segreto'
  expect(storeName({ dataDir: '/srv', databaseUrl })).toBe('postgres://site@db:5432/site?sslmode=verify-full')
})
