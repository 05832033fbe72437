import { useEffect, useState } from 'react'

export type Correction<Value> = {
  /** What stands in the field. */
  text: string
  /** What it says; null while it says nothing that can be read. */
  value: Value | null
  /** The last that could be read. */
  last: Value
  isChanged: boolean
  /** What there is to say of it: how to begin, what came of it, why nothing did, or nothing while somebody types. */
  told: 'try' | 'done' | 'wrong' | 'nothing'
  /** What was read when the typing had paused. */
  done: Value
  change: (text: string) => void
  leave: () => void
}

/**
 * One correction in the rough copy: what is typed is taken at once, and said when the typing has paused. `initial` stands
 * there before, and again when it becomes another than what was typed.
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
  const paused = usePaused(text)
  const value = text === undefined ? initial : read(text)
  const done = paused === undefined ? initial : read(paused)
  const isSettled = (value === null) === (done === null)
  return {
    text: text ?? write(initial),
    value,
    last,
    isChanged: text !== undefined,
    told: paused === undefined ? 'try' : !isSettled ? 'nothing' : value === null ? 'wrong' : 'done',
    done: done ?? last,
    change(typed) {
      setText(typed)
      const now = read(typed)
      if (now !== null) setLast(now)
    },
    leave() {
      if (text !== undefined && value !== null) setText(write(value))
    },
  }
}

/** The text at which the typing has paused. */
function usePaused(text: string | undefined): string | undefined {
  const [paused, setPaused] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), 700)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
