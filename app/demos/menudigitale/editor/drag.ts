import type { PointerEvent } from 'react'

type Drag = { over: (dish: number) => void; end: () => void }

/**
 * Follows the pointer from a row's handle, and tells over which other row it is. Listens on the window: a row that moves
 * into another section is drawn anew, and its own listeners with it.
 */
export function startDrag(event: PointerEvent, { over, end }: Drag) {
  if (event.button !== 0) return
  const own = rowAt(event.clientX, event.clientY)
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
      const row = rowAt(clientX, clientY)
      if (row && row.dataset.dish !== own?.dataset.dish) over(Number(row.dataset.dish))
    },
    { signal },
  )
  for (const type of ['pointerup', 'pointercancel'] as const) window.addEventListener(type, stop, { signal })
}

function rowAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-dish]') ?? null
}
