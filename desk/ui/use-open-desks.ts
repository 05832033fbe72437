import { useEffect, useState } from 'react'
import { refresh } from './api.ts'

/** How many desks are open, this one included. What any of them changes is asked for again. */
export function useOpenDesks(): number {
  const [count, setCount] = useState(1)
  useEffect(() => {
    const stream = new EventSource('/desk/api/events')
    stream.addEventListener('changed', refresh)
    // What was changed before it was there, or while the line was down, was told to nobody.
    stream.addEventListener('open', refresh)
    stream.addEventListener('desks', ({ data }) => setCount(Number(data)))
    return () => stream.close()
  }, [])
  return count
}
