import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { request, storeEngines } from '#server/fixtures/store-engines.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { type Query, StoreUnavailable } from './database.ts'
import { openContactStore } from './open-contact-store.ts'
import { openSqlite } from './sqlite.ts'

const table = async (query: Query) => {
  await query('CREATE TABLE IF NOT EXISTS notes (text TEXT PRIMARY KEY)')
}
const insert = (text: string) => (query: Query) => query('INSERT INTO notes (text) VALUES ($1)', [text])
const readAll = async (query: Query) =>
  (await query('SELECT text FROM notes ORDER BY text')).map((row) => row.text)

const engines = storeEngines()
const postgres = engines.filter(({ name }) => name === 'PostgreSQL')

describe.each(engines)('an error of the program on $name', ({ open, createAddress }) => {
  test('is rethrown unchanged, rolled back, and does not affect other work', async () => {
    const { transaction } = open(await createAddress(), table)
    const fault = new TypeError('a fault of ours')
    const outcomes = await Promise.allSettled([
      transaction(insert('one')),
      transaction(async (query) => {
        await insert('lost')(query)
        throw fault
      }),
      transaction(insert('two')),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(outcomes[1]).toHaveProperty('reason', fault)
    expect(await transaction(readAll)).toEqual(['one', 'two'])
  })

  test.each([
    ['invalid SQL', 'SELEC 1'],
    ['a duplicate row', "INSERT INTO notes (text) VALUES ('one')"],
  ])('%s is not reported as an unavailable store', async (_, sql) => {
    const { transaction } = open(await createAddress(), table)
    await transaction(insert('one'))
    const outcome = transaction((query) => query(sql))
    await expect(outcome).rejects.toThrow(Error)
    await expect(outcome).rejects.not.toThrow(StoreUnavailable)
    expect(await transaction(readAll)).toEqual(['one'])
  })
})

describe.each(postgres)('$name', ({ open, createAddress, storeAt }) => {
  test('a closed connection is unavailable, and the next attempt reconnects', async () => {
    const { transaction } = open(await createAddress(), table)
    await transaction(insert('before'))
    const cut = transaction(async (query) => {
      await insert('lost')(query)
      await query('SELECT pg_terminate_backend(pg_backend_pid())')
    })
    await expect(cut).rejects.toThrow(StoreUnavailable)
    expect(await transaction(readAll)).toEqual(['before'])
  })

  test.each([
    ['53100', 'full'],
    ['XX001', 'damaged'],
    ['XX002', 'damaged'],
    ['57P03', 'unreachable'],
  ])('that fails with SQLSTATE %s cannot be used now, and says why: %s', async (state, fault) => {
    const { transaction } = open(await createAddress(), table)
    const failing = transaction((query) =>
      query(`DO $$ BEGIN RAISE EXCEPTION 'Anna Ferri' USING ERRCODE = '${state}'; END $$`),
    )
    const failed: unknown = await failing.catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(StoreUnavailable)
    expect(failed).toMatchObject({ fault, message: `PostgreSQL cannot be used now (${state}).` })
    expect(await transaction(readAll)).toEqual([])
  })

  test('the error for a refused row does not quote its values', async () => {
    const { transaction } = open(await createAddress(), table)
    await transaction(insert('Anna Ferri'))
    const repeated = transaction(insert('Anna Ferri'))
    await expect(repeated).rejects.toThrow(/^PostgreSQL refused a statement \(SQLSTATE 23505\)\.$/)
  })

  test('gets no store from a command, which uses an existing one', async () => {
    const databaseUrl = await createAddress()
    const command = openContactStore({ dataDir: '', databaseUrl }, { isOwner: true })
    onTestFinished(() => command.close())
    for (let attempt = 0; attempt < 2; attempt++)
      await expect(command.list()).rejects.toMatchObject({ fault: 'missing' })
    await storeAt(databaseUrl).save(request())
    expect(await command.list()).toHaveLength(1)
  })
})

test('a full disk under SQLite is unavailable, and leaves the file intact for the next attempt', async () => {
  const { transaction, close } = openSqlite(join(ownFolder(), 'full.sqlite'), table)
  await transaction(insert('before'))
  const full = transaction(async (query) => {
    // SQLite's own limit of pages simulates a full disk, for this connection only.
    await query('PRAGMA max_page_count = 1')
    await insert('x'.repeat(100_000))(query)
  })
  await expect(full).rejects.toMatchObject({ name: 'StoreUnavailable', fault: 'full' })
  expect(await transaction(readAll)).toEqual(['before'])
  await transaction(insert('after'))
  expect(await transaction(readAll)).toEqual(['after', 'before'])
  await close()
})
