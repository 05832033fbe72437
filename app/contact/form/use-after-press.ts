import { useEffect, useRef } from 'react'

type AfterPress = {
  later: (run: () => void) => void
  /** Drops what was put off: the press made it needless. */
  forget: () => void
}

/**
 * Delays layout changes until the pointer is released: a fault shown on leaving a field would move the send
 * button away from under the pointer.
 */
export function useAfterPress(): AfterPress {
  const isDown = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    const press = () => {
      isDown.current = true
    }
    // The click follows the release and must hit the same place.
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
