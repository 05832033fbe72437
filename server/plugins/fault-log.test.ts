import { expect, test, vi } from 'vitest'
import { createFaultLog, createLimitLog } from './fault-log.ts'

test('createFaultLog logs a repeated error once, then its count', () => {
  vi.useFakeTimers()
  const lines: unknown[][] = []
  const logFault = createFaultLog({ error: (...line: unknown[]) => lines.push(line) })
  const fault = (text: string) => new Error(text)
  for (let count = 0; count < 1_000; count++) logFault(fault(`of Anna ${count}`))
  logFault(new TypeError('another'))
  expect(lines).toHaveLength(2)
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(3)
  expect(lines[2]?.[0]).toMatchObject({ count: 999 })
  expect(JSON.stringify(lines[2])).not.toContain('Anna')
  logFault(fault('later'))
  expect(lines).toHaveLength(4)
  vi.useRealTimers()
})

test('createLimitLog logs a repeated refusal once, then its count', () => {
  vi.useFakeTimers()
  const lines: unknown[][] = []
  const logLimit = createLimitLog({ warn: (...line: unknown[]) => lines.push(line) })
  for (let count = 0; count < 10; count++) logLimit('uploads')
  vi.advanceTimersByTime(60_000)
  expect(lines.map(([line]) => line)).toEqual([{ limit: 'uploads' }, { limit: 'uploads', count: 9 }])
  vi.useRealTimers()
})
