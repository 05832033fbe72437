import { errorMessage } from '#app/platform/error-message.ts'
import { showToast } from './toaster.tsx'

/** The shared error display (specification §8): a toast, and a line in the console. */
export function showError(thing: unknown): Promise<void> {
  console.error(thing)
  const { title, body } = errorMessage(thing)
  return showToast({ kind: 'error', title, message: body })
}
