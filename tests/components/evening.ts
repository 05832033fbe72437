import { vi } from 'vitest'

/** The visitor's clock stands where the worked example is seen, for `beforeEach`. */
export function standAtEvening() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 20, 3) })
  return () => {
    vi.useRealTimers()
  }
}
