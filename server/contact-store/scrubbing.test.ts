import { expect, test } from 'vitest'
import { allRequests, request, start, storeEngines } from '#server/fixtures/store-engines.ts'
import { createUpkeep } from './upkeep.ts'

const [sqlite] = storeEngines()
const now = new Date(start.getTime() + 1_000)
const limit = new Date(start.getTime() + 1)

/** Upkeep of a store whose log cannot be emptied at first, as while another program reads it. */
async function busyStore(timesBusy: number) {
  const found = await sqlite?.emptyStore()
  if (!found) throw new Error('There is no SQLite.')
  const { store } = found
  const scrubs = { count: 0 }
  const scrub = async () => ++scrubs.count > timesBusy
  const purge: typeof store.purge = async (...args) => ({
    ...(await store.purge(...args)),
    isGone: timesBusy === 0,
  })
  const logged: string[] = []
  return {
    store,
    scrubs,
    logged,
    upkeep: createUpkeep({ ...store, purge, scrub }, (line) => logged.push(line)),
  }
}

async function erasesOne(timesBusy: number) {
  const busy = await busyStore(timesBusy)
  await busy.store.save(request(), [])
  await busy.store.save(request({ createdAt: now }), [])
  await busy.store.beat(now, true)
  await busy.upkeep.sweep(now, limit)
  expect(await allRequests(busy.store)).toHaveLength(1)
  return busy
}

test('does not truncate the log when nothing was erased', async () => {
  const { upkeep, scrubs } = await busyStore(0)
  await upkeep.tidy(now)
  expect(scrubs.count).toBe(0)
  const erased = await erasesOne(0)
  await erased.upkeep.tidy(now)
  expect(erased.scrubs.count).toBe(0)
})

test('reports erased data left in the log and retries until it is gone', async () => {
  const { upkeep, scrubs, logged } = await erasesOne(1)
  logged.splice(0)
  await upkeep.tidy(now)
  expect(logged).toEqual(['Erased requests are still in the log file: another program reads the store.'])
  await upkeep.tidy(now)
  await upkeep.tidy(now)
  expect([scrubs.count, logged.length]).toEqual([2, 1])
})
