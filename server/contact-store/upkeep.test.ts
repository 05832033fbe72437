import { afterEach, expect, test, vi } from 'vitest'
import { ownStore, start } from '#server/fixtures/store-engines.ts'
import { createUpkeep, retentionLimit, startUpkeep } from './upkeep.ts'

test('erased data that a reader keeps in the log are told, and removed later', async () => {
  const { store } = ownStore()
  const purge = async () => ({ count: 1, isGone: false })
  const scrub = vi.fn(async () => true)
  const logged: string[] = []
  const upkeep = createUpkeep({ ...store, purge, scrub }, (line) => logged.push(line))
  await upkeep.sweep(start, start)
  expect(logged).toEqual([
    '1 of 0 requests were past the retention and are erased.',
    'They are still in the log file: another program reads the store.',
  ])
  await upkeep.tidy(start)
  expect(scrub).toHaveBeenCalledOnce()
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
