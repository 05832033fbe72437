import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLimitLog } from './limit-log.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function watchedLog() {
  const lines: unknown[][] = []
  return { lines, log: createLimitLog({ warn: (...line: unknown[]) => lines.push(line) }) }
}

test('a limit that closes and opens is told once each, with how many it refused', () => {
  const { lines, log } = watchedLog()
  for (let count = 0; count < 50; count++) log.refused('sent', 10_000)
  expect(lines).toEqual([[{ limit: 'sent' }, expect.stringContaining("'sent' has closed")]])
  expect(log.isClosed('sent')).toBe(true)
  vi.advanceTimersByTime(10_000)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toEqual([{ limit: 'sent', refused: 50 }, expect.stringContaining("'sent' is open again")])
  expect(log.isClosed('sent')).toBe(false)
  expect(log.refusals().get('sent')).toBe(50)
})

test('it is open again when the longest of the waits is over, and counts anew from then on', () => {
  const { lines, log } = watchedLog()
  log.refused('sent', 10_000)
  vi.advanceTimersByTime(2_000)
  log.refused('sent', 1_000)
  vi.advanceTimersByTime(7_900)
  expect(log.isClosed('sent')).toBe(true)
  vi.advanceTimersByTime(200)
  expect(log.isClosed('sent')).toBe(false)
  log.refused('sent', 1_000)
  log.refused('sent', 5_000)
  vi.advanceTimersByTime(4_900)
  expect(log.isClosed('sent')).toBe(true)
  vi.advanceTimersByTime(200)
  expect(lines.at(-1)?.[0]).toEqual({ limit: 'sent', refused: 2 })
  expect(log.refusals().get('sent')).toBe(4)
})

test('each limit closes and opens for itself', () => {
  const { log } = watchedLog()
  log.refused('sent', 1_000)
  log.refused('asked', 5_000)
  vi.advanceTimersByTime(1_100)
  expect([log.isClosed('sent'), log.isClosed('asked')]).toEqual([false, true])
  expect([...log.refusals()]).toEqual([
    ['sent', 1],
    ['asked', 1],
  ])
})
