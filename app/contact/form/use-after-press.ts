import { useEffect, useRef } from 'react'

type AfterPress = {
  later: (run: () => void) => void
  /** What was put off is not done: the press has made it needless. */
  forget: () => void
}

/**
 * Puts off what moves the page until no button of the pointer is down: a fault that appeared on leaving a field would
 * move the send button away from under the pointer that is just pressing it.
 */
export function useAfterPress(): AfterPress {
  const isDown = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    const press = () => {
      isDown.current = true
    }
    // The click comes right after the release, and must find everything in its place.
    const release = () =>
      setTimeout(() => {
        isDown.current = false
        for (const run of waiting.current.splice(0)) run()
      })
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    window.addEventListener('pointerdown', press, options)
    window.addEventListener('pointerup', release, options)
    window.addEventListener('pointercancel', release, options)
    return () => stop.abort()
  }, [])

  return {
    later(run) {
      if (isDown.current) waiting.current.push(run)
      else run()
    },
    forget() {
      waiting.current = []
    },
  }
}
