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

const now = () => Math.floor(Date.now() / step) * step

/** Milliseconds, updated every five seconds; 0 during hydration. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, now, () => 0)
}
