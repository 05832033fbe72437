import { expect, test, vi } from 'vitest'
import { createLimitLog } from './limit-log.ts'

test('a limit that closes and opens is told once each, with how many it refused', () => {
  vi.useFakeTimers()
  const lines: string[] = []
  const log = createLimitLog({ warn: (...line: unknown[]) => lines.push(JSON.stringify(line)) })
  for (let count = 0; count < 50; count++) log.refused('sent', 10_000)
  expect(lines).toHaveLength(1)
  expect(log.isClosed('sent')).toBe(true)
  vi.advanceTimersByTime(10_000)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/"refused":50.*open again/)
  expect(log.isClosed('sent')).toBe(false)
  expect(log.refusals().get('sent')).toBe(50)
  vi.useRealTimers()
})
