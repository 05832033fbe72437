import { useEffect, useSyncExternalStore } from 'react'

type Listener = (file: string) => void

const listeners = new Set<Listener>()
const deskListeners = new Set<() => void>()
let stream: EventSource | undefined
let openDesks = 1

/** Calls for each file of the owner that changed: at this desk, at another one, or by hand. */
export function useChangedFiles(listener: Listener) {
  useEffect(() => {
    listenToServer()
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [listener])
}

/** How many desks are open, this one included. */
export function useOpenDesks(): number {
  return useSyncExternalStore(subscribe, () => openDesks)
}

function subscribe(listener: () => void) {
  listenToServer()
  deskListeners.add(listener)
  return () => deskListeners.delete(listener)
}

function listenToServer() {
  if (stream) return
  stream = new EventSource('/desk/api/events')
  stream.addEventListener('changed', ({ data }) => {
    for (const listener of listeners) listener(String(data))
  })
  stream.addEventListener('desks', ({ data }) => {
    openDesks = Number(data)
    for (const listener of deskListeners) listener()
  })
}
