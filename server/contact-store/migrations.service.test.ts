import { describe, expect, test } from 'vitest'
import { request, storeEngines } from '#server/fixtures/store-engines.ts'
import { type Database, StoreUnavailable } from './database.ts'
import { migrate, migrations } from './migrations.ts'

const versions = migrations.map((_, version) => version)

/** A version's names of the columns that were renamed since the first. */
function columnsOf(version: number) {
  return version < 7
    ? { page: 'page', reach: 'reach', answer: 'answer' }
    : { page: 'page_language', reach: 'email_or_phone', answer: 'answer_language' }
}

describe.each(storeEngines())('on $name', ({ createAddress, emptyStore, storeAt, open, bytesType }) => {
  test.each(versions)('migrates from version %i and keeps its data', async (version) => {
    const address = await createAddress()
    const before = await databaseOfVersion(version, address)
    await before.close()
    const store = storeAt(address)
    const kept = await store.list()
    expect(kept.map(({ id, answeredAt }) => [id, answeredAt])).toEqual(version > 0 ? [['old', null]] : [])
    if (version > 0) {
      const texts = { pageLanguage: 'it', name: 'N', emailOrPhone: '0421 123456', answerLanguage: 'en' }
      expect(kept[0]).toMatchObject({ ...texts, subject: '', company: '', message: 'M' })
    }
    expect(await store.save(request())).toBe('stored')
    expect((await store.outboxState()).waiting).toBe(version > 1 ? 2 : 1)
    await storeAt(address).check()
  })

  test('the store of a newer release is refused', async () => {
    const { store, address } = await emptyStore()
    await store.check()
    const database = open(address)
    await database.transaction((query) => query(`UPDATE schema_version SET version = 99`))
    const failure = await storeAt(address)
      .check()
      .catch((error: unknown) => error)
    expect(failure).not.toBeInstanceOf(StoreUnavailable)
    expect(String(failure)).toContain('newer release')
  })

  /** Written by the statements of that time, not through today's code. */
  async function databaseOfVersion(version: number, address: string): Promise<Database> {
    const database = open(address, (query) => migrate(query, bytesType, version))
    await database.transaction(async (query) => {
      if (version > 0) {
        const { page, reach, answer } = columnsOf(version)
        await query(`INSERT INTO requests (id, created_at, ${page}, subject, name, ${reach}, company, message, ${answer})
          VALUES ('old', '2026-01-01T00:00:00.000Z', 'it', '', 'N', '0421 123456', '', 'M', 'en')`)
      }
      if (version > 1) {
        await query(`INSERT INTO outbox (id, request_id, kind, due_at)
          VALUES ('mail', 'old', 'notice', '2026-01-01T00:00:00.000Z')`)
      }
    })
    return database
  }
})
