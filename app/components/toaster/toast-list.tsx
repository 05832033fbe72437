import { useEffect, useSyncExternalStore } from 'react'
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

const findStack = () => document.querySelector(`.${className}`)

/** The style sheet knows the place that is free at this size of the window. */
function room() {
  const stack = findStack()
  const height = stack ? Number.parseFloat(getComputedStyle(stack).maxHeight) : 0
  return Math.max(1, Math.floor((height || 3 * slipHeight) / slipHeight))
}

export const toasts = createToastStore(clock, room)

document.addEventListener('visibilitychange', () => toasts.hide(document.hidden))
toasts.hide(document.hidden)

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented || openOverPage(findStack())) return
  const shown = toasts.list().filter((toast) => toast.state === 'active')
  const toast = shown.find(({ holds }) => holds.includes('focus')) ?? shown.at(-1)
  if (toast) toasts.remove(toast.id)
})

const raise = (list = toasts.list()) => keepOnTop(findStack(), list.length === 0)
// Heard on its way down, for it does not bubble: something was opened or closed over the toasts.
document.addEventListener('toggle', ({ target }) => target !== findStack() && raise(), { capture: true })

/** The toasts of one live region, the newest first. */
export function ToastList({ urgent = false }: { urgent?: boolean }) {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list)
  useEffect(() => raise(list), [list])
  return list
    .filter(({ kind, state }) => state !== 'inactive' && (kind === 'error') === urgent)
    .reverse()
    .map((toast) => <ToastSlip key={toast.id} toast={toast} store={toasts} />)
}

/**
 * Keeps `stack` above whatever is open over the page, such as a phone's panel: in the browser's top layer as long as
 * something else is there, in the page otherwise. Call it after every change of what it shows.
 */
function keepOnTop(stack: Element | null, isEmpty: boolean) {
  if (!(stack instanceof HTMLElement)) return
  const isCovered = !isEmpty && openOverPage(stack)
  if (stack.matches(':popover-open')) stack.hidePopover()
  if (!isCovered) return
  stack.popover = 'manual'
  stack.showPopover()
}

/** Whether a popover or a modal dialog other than `stack` is open. */
function openOverPage(stack: Element | null): boolean {
  return [...document.querySelectorAll(':popover-open, :modal')].some((open) => open !== stack)
}
