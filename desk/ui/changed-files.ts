import { useEffect } from 'react'

type Listener = (file: string) => void

const listeners = new Set<Listener>()
let stream: EventSource | undefined

/** Calls for each file of the owner that changed: at this desk, at another one, or by hand. */
export function useChangedFiles(listener: Listener) {
  useEffect(() => {
    stream = stream ?? openStream()
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [listener])
}

function openStream(): EventSource {
  const opened = new EventSource('/desk/api/events')
  opened.addEventListener('changed', ({ data }) => {
    for (const listener of listeners) listener(String(data))
  })
  return opened
}
