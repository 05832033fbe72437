import { useEffect, useSyncExternalStore } from 'react'
import { ToastSlip } from './toast-slip.tsx'
import { createToastStore } from './toast-store.ts'
import styles from './toaster.module.css'

export const className = styles.toasts

/** Two lines and the gap, in CSS pixels. */
const slipHeight = 100

const findStack = () => document.querySelector(`.${className}`)

/** How many toasts fit: the style sheet defines the free height. */
function room() {
  const stack = findStack()
  const height = stack ? Number.parseFloat(getComputedStyle(stack).maxHeight) : 0
  return Math.max(1, Math.floor((height || 3 * slipHeight) / slipHeight))
}

export const toasts = createToastStore(room)

document.addEventListener('visibilitychange', () => toasts.hide(document.hidden))
toasts.hide(document.hidden)

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented || openOverPage(findStack())) return
  const shown = toasts.list().filter((toast) => toast.state === 'active')
  const toast = shown.find(({ holds }) => holds.includes('focus')) ?? shown.at(-1)
  if (toast) toasts.remove(toast.id)
})

const raise = (list = toasts.list()) => keepOnTop(findStack(), list.length === 0)
// `toggle` does not bubble, so capture. Something was opened or closed over the toasts.
document.addEventListener('toggle', ({ target }) => target !== findStack() && raise(), { capture: true })

export function ToastList({ urgent = false }: { urgent?: boolean }) {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list)
  useEffect(() => raise(list), [list])
  return list
    .filter(({ kind, state }) => state !== 'inactive' && (kind === 'error') === urgent)
    .reverse()
    .map((toast) => <ToastSlip key={toast.id} toast={toast} store={toasts} />)
}

/**
 * Keeps `stack` above open popovers and dialogs: it is a popover itself while one is open, since only the top
 * layer's order counts. Call it after every change of its content.
 */
function keepOnTop(stack: Element | null, isEmpty: boolean) {
  if (!(stack instanceof HTMLElement)) return
  const isCovered = !isEmpty && openOverPage(stack)
  if (stack.matches(':popover-open')) stack.hidePopover()
  if (!isCovered) return
  stack.popover = 'manual'
  stack.showPopover()
}

function openOverPage(stack: Element | null): boolean {
  return [...document.querySelectorAll(':popover-open, :modal')].some((open) => open !== stack)
}
