import { vi } from 'vitest'
import { toasts } from '#app/components/toaster/toast-list.tsx'
import { fadeTime } from '#app/components/toaster/toasts.ts'

/** Removes all toasts without waiting until they have faded. */
export function clearToasts() {
  for (const { id } of toasts.list()) toasts.remove(id)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + fadeTime)
  // Any change drops those whose time is over.
  toasts.remove(0)
  clock.mockRestore()
}
