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

/** Milliseconds, updated every five seconds while `isWanted`; 0 during hydration. */
export function useNow(isWanted = true): number {
  return useSyncExternalStore(isWanted ? subscribe : never, now, () => 0)
}
