import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRecentCounts } from './recent-counts.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('what is counted is forgotten a set time after the first, however often it comes', () => {
  const counts = createRecentCounts(1_000)
  expect(counts.add('a')).toEqual({ count: 1, wait: 1_000 })
  vi.advanceTimersByTime(600)
  expect(counts.add('a', 2)).toEqual({ count: 3, wait: 400 })
  vi.advanceTimersByTime(399)
  expect(counts.count('a')).toBe(3)
  vi.advanceTimersByTime(1)
  expect(counts.count('a')).toBe(0)
  expect(counts.add('a')).toEqual({ count: 1, wait: 1_000 })
})

test('names are counted apart, and one that never came has none', () => {
  const counts = createRecentCounts(1_000)
  counts.add('a', 5)
  expect([counts.count('a'), counts.count('b')]).toEqual([5, 0])
})

test('with too many names those go whose time began first', () => {
  const counts = createRecentCounts(1_000, 2)
  counts.add('a')
  counts.add('b')
  counts.add('a')
  counts.add('c')
  expect(['a', 'b', 'c'].map(counts.count)).toEqual([0, 1, 1])
})

test('a name that begins anew is the youngest', () => {
  const counts = createRecentCounts(1_000, 2)
  counts.add('a')
  vi.advanceTimersByTime(600)
  counts.add('b')
  vi.advanceTimersByTime(600)
  counts.add('a')
  counts.add('c')
  expect(['a', 'b', 'c'].map(counts.count)).toEqual([1, 0, 1])
})

test('what is taken back counts no more, and nobody owes', () => {
  const counts = createRecentCounts(1_000)
  counts.add('a', 2)
  counts.takeBack('a')
  expect(counts.count('a')).toBe(1)
  counts.takeBack('a')
  counts.takeBack('a')
  counts.takeBack('b')
  expect([counts.count('a'), counts.count('b')]).toEqual([0, 0])
})
