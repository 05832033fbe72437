import type { PointerEvent } from 'react'

type Drag = { over: (dish: number) => void; end: () => void }

/**
 * Reports a row once the pointer passes its middle; at the edge the two would swap back and forth. Listens on
 * the window, because a row moved to another part is rendered anew.
 */
export function startDrag(id: number, event: PointerEvent, { over, end }: Drag) {
  if (event.button !== 0) return
  const listening = new AbortController()
  const { signal } = listening
  const stop = () => {
    listening.abort()
    delete document.documentElement.dataset.dragging
    end()
  }
  document.documentElement.dataset.dragging = ''
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-dish]')
      const own = document.querySelector(`[data-dish="${id}"]`)
      if (!row || !own || row === own) return
      const { top, height } = row.getBoundingClientRect()
      const isBelow = top > own.getBoundingClientRect().top
      if (clientY > top + height / 2 === isBelow) over(Number(row.dataset.dish))
    },
    { signal },
  )
  for (const type of ['pointerup', 'pointercancel'] as const) window.addEventListener(type, stop, { signal })
}
