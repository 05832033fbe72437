import { useEffect, useSyncExternalStore } from 'react'
import type { OfferingId } from '#content/offerings.ts'

const figures = new Map<OfferingId, string>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function put(id: OfferingId, figure: string | undefined) {
  if (figure === undefined) figures.delete(id)
  else figures.set(id, figure)
  for (const listener of listeners) listener()
}

/** A demo says what it shows now, in words, for as long as it is on the page. */
export function useTellFigure(id: OfferingId, figure: string) {
  useEffect(() => {
    put(id, figure)
    return () => put(id, undefined)
  }, [id, figure])
}

/** What a product's demo shows now; undefined while it is not awake, or has nothing to say. */
export function useFigure(id: OfferingId | null): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (id ? figures.get(id) : undefined),
    () => undefined,
  )
}
