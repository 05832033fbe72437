import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False during hydration; true afterwards and on pages rendered by client navigation. For controls that need
 * scripts; reserve their room to avoid a layout shift.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
