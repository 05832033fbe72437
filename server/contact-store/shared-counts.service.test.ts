import { describe, expect, test } from 'vitest'
import { start as startDate, storeEngines } from '#server/fixtures/store-engines.ts'

const start = startDate.getTime()
const minute = 60_000
const one = { name: 'one', most: 2, within: 10 * minute }
const other = { name: 'other', most: 3, within: 10 * minute }

describe.each(storeEngines())('counts on $name', ({ emptyStore, open, storeAt }) => {
  test('hold over processes and restarts until they expire', async () => {
    const { store, address } = await emptyStore()
    expect(await store.takeCounts([one], start)).toBeNull()
    const second = storeAt(address)
    expect(await second.takeCounts([one], start + minute)).toBeNull()
    await second.close()
    expect(await storeAt(address).takeCounts([one], start + minute)).toEqual({
      name: 'one',
      wait: 9 * minute,
    })
    expect(await store.takeCounts([one], start + 11 * minute)).toBeNull()
  })

  test('an attempt refused by one limit is counted in none', async () => {
    const { store } = await emptyStore()
    for (let count = 0; count < 5; count++) await store.takeCounts([other, one], start)
    expect(await store.takeCounts([other], start)).toBeNull()
    expect(await store.takeCounts([other], start)).toMatchObject({ name: 'other' })
  })

  test('a returned count may be used again', async () => {
    const { store } = await emptyStore()
    for (let count = 0; count < 5; count++) {
      expect(await store.takeCounts([one], start)).toBeNull()
      await store.giveBackCounts([one])
    }
  })

  test('changing the clock locks nobody out', async () => {
    const { store } = await emptyStore()
    for (let count = 0; count < 3; count++) await store.takeCounts([one], start)
    for (const jump of [-60 * minute, 400 * 1_440 * minute]) {
      expect(await store.takeCounts([one], start + jump)).toBeNull()
    }
  })

  test('upkeep deletes expired counts', async () => {
    const { store, address } = await emptyStore()
    await store.takeCounts([one, { ...other, within: 60 * minute }], start)
    await store.tidy(new Date(start + 11 * minute))
    const rows = await open(address).transaction((query) => query(`SELECT name FROM shared_counts`))
    expect(rows.map(({ name }) => name)).toEqual(['other'])
  })

  test('upkeep erases the mailboxes that a former release counted', async () => {
    const { store, address } = await emptyStore()
    await store.check()
    const { transaction } = open(address)
    await transaction((query) =>
      query(`INSERT INTO receipts (who, day, sent) VALUES ('a hash', '2026-11-01', 1)`),
    )
    await store.tidy(new Date(start))
    expect(await transaction((query) => query(`SELECT who FROM receipts`))).toEqual([])
  })

  test('simultaneous attempts lose no count', async () => {
    const { store, address } = await emptyStore()
    const stores = [store, storeAt(address)]
    await store.check()
    const shared = { ...other, most: 25 }
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        stores[index % 2]?.takeCounts([{ ...one, name: `${index}` }, shared], start),
      ),
    )
    expect(all.filter((full) => full === null)).toHaveLength(25)
  })
})
