import { type PointerEvent, useRef } from 'react'

/** In CSS pixels. */
const distance = 48

/** Only with one finger, and not while zoomed in. */
export function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null)
  return {
    onPointerDown(event: PointerEvent) {
      const isOnlyFinger = event.pointerType === 'touch' && event.isPrimary
      start.current = isOnlyFinger ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current
      start.current = null
      if (!from || from.id !== event.pointerId || (window.visualViewport?.scale ?? 1) > 1) return
      const across = event.clientX - from.x
      if (Math.abs(across) < distance || Math.abs(across) < 2 * Math.abs(event.clientY - from.y)) return
      step(across < 0 ? 1 : -1)
    },
    onPointerCancel() {
      start.current = null
    },
  }
}
