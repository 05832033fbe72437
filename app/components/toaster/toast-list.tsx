import { useSyncExternalStore } from 'react'
import { ToastSlip } from './toast-slip.tsx'
import { createToastStore } from './toast-store.ts'
import styles from './toaster.module.css'

export const className = styles.toasts

/** A slip of two lines and the gap to the next one, in CSS pixels. */
const slipHeight = 100

const clock = {
  now: () => performance.now(),
  later: (run: () => void, milliseconds: number) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** The style sheet knows the place that is free at this size of the window. */
function room() {
  const stack = document.querySelector(`.${className}`)
  const height = stack ? Number.parseFloat(getComputedStyle(stack).maxHeight) : 0
  return Math.max(1, Math.floor((height || 3 * slipHeight) / slipHeight))
}

export const toasts = createToastStore(clock, room)

document.addEventListener('visibilitychange', () => toasts.hide(document.hidden))
toasts.hide(document.hidden)

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(':modal, :popover-open'))
    return
  const shown = toasts.list().filter((toast) => toast.state === 'active')
  const toast = shown.find(({ holds }) => holds.includes('focus')) ?? shown.at(-1)
  if (toast) toasts.remove(toast.id)
})

/** The toasts of one live region, the newest first. */
export function ToastList({ urgent = false }: { urgent?: boolean }) {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list)
  return list
    .filter(({ kind, state }) => state !== 'inactive' && (kind === 'error') === urgent)
    .reverse()
    .map((toast) => <ToastSlip key={toast.id} toast={toast} store={toasts} />)
}
