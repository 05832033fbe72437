import { vi } from 'vitest'

/** Stops the visitor's clock in the evening of the worked example, for `beforeEach`. */
export function standAtEvening() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 20, 3) })
  return () => {
    vi.useRealTimers()
  }
}
