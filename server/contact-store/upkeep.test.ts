import { afterEach, expect, test, vi } from 'vitest'
import { ownStore } from '#server/fixtures/own-store.ts'
import { allRequests, request, start } from '#server/fixtures/store-engines.ts'
import { createUpkeep, startUpkeep } from './upkeep.ts'

const now = new Date(start.getTime() + 1_000)
const limit = new Date(start.getTime() + 1)

/** Upkeep of a store whose log cannot be emptied at first, as while another program reads it. */
function busyStore(timesBusy: number) {
  const { store } = ownStore()
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
  const busy = busyStore(timesBusy)
  await busy.store.save(request(), [])
  await busy.store.save(request({ createdAt: now }), [])
  await busy.store.beat(now, true)
  await busy.upkeep.sweep(now, limit)
  expect(await allRequests(busy.store)).toHaveLength(1)
  return busy
}

test('does not truncate the log when nothing was erased', async () => {
  const { upkeep, scrubs } = busyStore(0)
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

const minute = 60_000
const hour = 60 * minute

afterEach(() => {
  // In this order, or the spy would restore the fake clock.
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Upkeep that counts how often each of its tasks began. */
function counted(fault?: Error) {
  vi.useFakeTimers()
  const began = { tidy: 0, sweep: 0 }
  const faults: string[] = []
  const count = (task: keyof typeof began) => async () => {
    began[task]++
    if (fault) throw fault
  }
  const upkeep = { tidy: count('tidy'), sweep: count('sweep'), purged: vi.fn() }
  const every = vi.spyOn(globalThis, 'setInterval')
  const first = vi.spyOn(globalThis, 'setTimeout')
  const stop = startUpkeep(upkeep, (line) => faults.push(line))
  // Checked before time passes: on a fake clock an interval of 0 would never end.
  expect(every.mock.calls.map(([, ms]) => Number(ms) / hour)).toEqual([1, 6])
  expect(first.mock.calls.map(([, ms]) => ms)).toEqual([1_000, minute])
  return { began, faults, stop }
}

test('runs each task soon after the start and then at its interval, until stopped', () => {
  const { began, stop } = counted()
  expect(began).toEqual({ tidy: 0, sweep: 0 })
  vi.advanceTimersByTime(2 * minute)
  expect(began).toEqual({ tidy: 1, sweep: 1 })
  vi.advanceTimersByTime(24 * hour)
  expect(began).toEqual({ tidy: 25, sweep: 5 })
  stop()
  vi.advanceTimersByTime(24 * hour)
  expect(began).toEqual({ tidy: 25, sweep: 5 })
})

test('reports a failing task', async () => {
  const { began, faults, stop } = counted(new Error('the disk is full'))
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(began).toEqual({ tidy: 1, sweep: 1 })
  expect(faults).toEqual(Array(2).fill('Error: the disk is full'))
  stop()
})
