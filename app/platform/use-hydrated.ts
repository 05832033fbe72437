import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while React takes over prerendered HTML, true from then on, and at once on a page that it drew itself: for
 * controls that do nothing without script. Reserve their room, so that nothing moves when they appear.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
