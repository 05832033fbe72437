import { describe, expect, test } from 'vitest'
import { allRequests, request, start, storeEngines } from '#server/fixtures/store-engines.ts'
import { createUpkeep } from './upkeep.ts'

const day = 86_400_000
const at = (days: number) => new Date(start.getTime() + days * day)
const file = { name: 'a.txt', content: Buffer.from('x') }

describe.each(storeEngines())('upkeep on $name', ({ emptyStore, open, storeAt }) => {
  /** A store with one request a month for a year, whose last known day is 365. */
  async function yearOld() {
    const { store, address } = await emptyStore()
    for (let month = 0; month < 12; month++)
      await store.save(request({ createdAt: at(month * 30), files: [file] }))
    await store.beat(at(365), true)
    const logged: string[] = []
    return { store, logged, upkeep: createUpkeep(storeAt(address), (line) => logged.push(line)) }
  }

  test('erases requests past the retention and logs how many', async () => {
    const { store, logged, upkeep } = await yearOld()
    await upkeep.sweep(at(366), at(45))
    expect(await allRequests(store)).toHaveLength(10)
    expect(logged).toEqual(['2 of 12 requests were past the retention and are erased.'])
    await upkeep.sweep(at(366), at(45))
    expect(logged).toHaveLength(1)
    expect(upkeep.purged()).toEqual({ requests: 2, sweeps: 2, refused: 0 })
  })

  test('erases nothing after a leap of the clock, also in later sweeps and after new requests', async () => {
    const { store, logged, upkeep } = await yearOld()
    // Thirty-two days are a leap already.
    await upkeep.tidy(at(397))
    await upkeep.tidy(at(765))
    await upkeep.sweep(at(765), at(400))
    await store.save(request({ createdAt: at(765) }))
    await upkeep.sweep(at(766), at(401))
    expect(await allRequests(store)).toHaveLength(13)
    expect(logged).toHaveLength(2)
    expect(logged[0]).toMatch(
      /^The clock has leapt from 2027-03-01.* to 2028-04-04.*: 12 requests would be due\. .* of 12/,
    )
    expect(upkeep.purged()).toEqual({ requests: 0, sweeps: 0, refused: 2 })
    // The owner confirms the date.
    await store.beat(at(766), true)
    await upkeep.sweep(at(766), at(401))
    expect(await allRequests(store)).toHaveLength(1)
  })

  test('erases the hashes of addresses that former releases kept', async () => {
    const { store, address } = await emptyStore()
    await store.check()
    const { transaction } = open(address)
    await transaction(async (query) => {
      await query(`INSERT INTO receipts (who, day, sent) VALUES ('a hash', '2026-11-01', 1)`)
      await query(`INSERT INTO shared_counts (name, ends_at, count) VALUES ('a hash', '2026-11-01', 1)`)
    })
    await store.tidy(start)
    for (const table of ['receipts', 'shared_counts'])
      expect(await transaction((query) => query(`SELECT * FROM ${table}`))).toEqual([])
  })

  test('a clock set back does not change the last known day', async () => {
    const { store, upkeep } = await yearOld()
    await upkeep.tidy(at(-5_000))
    await upkeep.sweep(at(366), at(45))
    expect(await allRequests(store)).toHaveLength(10)
  })

  test('refuses to erase all requests, but not the only one', async () => {
    const { store, logged, upkeep } = await yearOld()
    await upkeep.sweep(at(366), at(364))
    expect(await allRequests(store)).toHaveLength(12)
    const line = /^All 12 requests are past the retention\. .*purge --yes$/
    expect(logged).toEqual([expect.stringMatching(line)])
    const [, ...others] = await allRequests(store)
    await store.erase(others.map(({ id }) => id))
    await upkeep.sweep(at(366), at(364))
    expect(await allRequests(store)).toEqual([])
  })
})
