import { useEffect, useState } from 'react'

export type Correction<Value> = {
  text: string
  /** The last value that could be read. */
  last: Value
  isChanged: boolean
  /** Which message to show: the result, the fault, or none before and during typing. */
  outcome: 'done' | 'wrong' | 'nothing'
  /** The value read when typing paused. */
  done: Value
  change: (text: string) => void
  leave: () => void
}

/**
 * What is typed applies at once, but is announced only when typing pauses. `initial` is shown before, and
 * again when it changes.
 */
export function useCorrection<Value>(
  initial: Value,
  read: (text: string) => Value | null,
  write: (value: Value) => string,
): Correction<Value> {
  const [text, setText] = useState<string>()
  const [last, setLast] = useState(initial)
  const [known, setKnown] = useState(initial)
  if (known !== initial) {
    setKnown(initial)
    if (initial !== last) {
      setText(undefined)
      setLast(initial)
    }
  }
  const [paused, setPaused] = usePaused(text)
  const value = text === undefined ? initial : read(text)
  const done = paused === undefined ? initial : read(paused)
  const isSettled = (value === null) === (done === null)
  return {
    text: text ?? write(initial),
    last,
    isChanged: text !== undefined,
    outcome: paused === undefined || !isSettled ? 'nothing' : value === null ? 'wrong' : 'done',
    done: done ?? last,
    change(typed) {
      setText(typed)
      const now = read(typed)
      if (now !== null) setLast(now)
    },
    leave() {
      setPaused(text)
      if (text !== undefined && value !== null) setText(write(value))
    },
  }
}

function usePaused(text: string | undefined) {
  const [paused, setPaused] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), 700)
    return () => clearTimeout(timer)
  }, [text])
  return [paused, setPaused] as const
}
