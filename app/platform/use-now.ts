import { useSyncExternalStore } from 'react'

const step = 5_000

function subscribe(listener: () => void) {
  const timer = setInterval(listener, step)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

const never = () => () => {}

const now = () => Math.floor(Date.now() / step) * step

/**
 * The clock, in milliseconds, every five seconds: for what is told in minutes. It stands while it is not wanted, and is 0
 * while the page is hydrated.
 */
export function useNow(isWanted = true): number {
  return useSyncExternalStore(isWanted ? subscribe : never, now, () => 0)
}
