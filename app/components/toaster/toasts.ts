export type ToastKind = 'success' | 'error' | 'info' | 'update'

/** Plain text, never markup. */
export type ToastText = {
  kind: ToastKind
  title: string
  message: string
  action?: { label: string; run: () => void }
  /** Milliseconds, 5000 by default; 0: it stays until it is closed. */
  duration?: number
}

/** inactive: waits for room. removed: fading out. */
export type ToastState = 'inactive' | 'active' | 'removed'
export type Hold = 'pointer' | 'focus'

export type Toast = Readonly<
  Omit<ToastText, 'duration'> & {
    duration: number
    id: number
    state: ToastState
    /** How many times the same text was shown. */
    count: number
    holds: readonly Hold[]
    /** Milliseconds left, counted from `from` while it runs. */
    left: number
    from: number
  }
>

export type Circumstances = {
  now: number
  /** How many toasts with a time limit fit. */
  room: number
  /** No time runs in a hidden tab. */
  isHidden: boolean
}

export const lifetime = 5000
/** The least time left once pointer and focus have gone. */
export const extraTime = 1000
export const fadeTime = 240

type List = readonly Toast[]

export function isRunning(toast: Toast, isHidden: boolean): boolean {
  if (toast.state === 'removed') return true
  return toast.state === 'active' && toast.duration > 0 && toast.holds.length === 0 && !isHidden
}

function dueAt(toast: Toast, isHidden: boolean): number {
  return isRunning(toast, isHidden) ? toast.from + toast.left : Number.POSITIVE_INFINITY
}

/** When the list changes by itself; infinite if never. */
export function nextDue(list: List, isHidden: boolean): number {
  const changing = isPointedAt(list) ? list.filter(({ state }) => state !== 'removed') : list
  return Math.min(...changing.map((toast) => dueAt(toast, isHidden)))
}

/** While the list is pointed at a faded toast keeps its place, so that the buttons below stay under the finger. */
const isPointedAt = (list: List) => list.some(({ holds }) => holds.includes('pointer'))

/** Repeating a text raises the count of its toast and restarts its time. */
export function added(list: List, text: ToastText, id: number, now: number): List {
  const twin = list.find((toast) => toast.state !== 'removed' && isSame(toast, text))
  const duration = text.duration ?? lifetime
  if (!twin)
    return [
      ...list,
      { ...text, duration, id, state: 'inactive', count: 1, holds: [], left: duration, from: now },
    ]
  const left = twin.holds.length > 0 ? twin.left : duration
  return changed(list, twin.id, (toast) => ({
    ...toast,
    ...text,
    duration,
    count: toast.count + 1,
    left,
    from: now,
  }))
}

function isSame(toast: Toast, text: ToastText) {
  return toast.kind === text.kind && toast.title === text.title && toast.message === text.message
}

export function held(list: List, id: number, hold: Hold, now: number): List {
  return changed(list, id, (toast) => {
    if (toast.state === 'removed' || toast.holds.includes(hold)) return toast
    return { ...toast, holds: [...toast.holds, hold], left: Math.min(extraTime, toast.duration), from: now }
  })
}

export function released(list: List, id: number, hold: Hold, now: number): List {
  return list.map((toast) => {
    // The click comes after the finger is lifted, so the place is kept a little longer.
    if (toast.state === 'removed') return { ...toast, left: fadeTime, from: now }
    if (toast.id !== id || !toast.holds.includes(hold)) return toast
    return { ...toast, holds: toast.holds.filter((other) => other !== hold), from: now }
  })
}

export function removed(list: List, id: number, now: number): List {
  return changed(list, id, (toast) =>
    toast.state === 'removed' ? toast : { ...toast, state: 'removed', holds: [], left: fadeTime, from: now },
  )
}

/** At least a second is left when the visitor comes back. */
export function paused(list: List, isHidden: boolean, now: number): List {
  return list.map((toast) => {
    if (!isRunning(toast, false)) return toast
    const left = isHidden ? Math.max(0, toast.left - (now - toast.from)) : Math.max(extraTime, toast.left)
    return { ...toast, left, from: now }
  })
}

/** Removes faded toasts, fades those whose time is over, shows those for which there is room. */
export function settled(list: List, { now, room, isHidden }: Circumstances): List {
  const due = (toast: Toast) => dueAt(toast, isHidden) <= now
  let next: List = list.filter((toast) => toast.state !== 'removed' || !due(toast) || isPointedAt(list))
  for (const toast of next) {
    if (toast.state === 'active' && due(toast)) next = removed(next, toast.id, now)
  }
  let free = room - next.filter((toast) => toast.state === 'active' && toast.duration > 0).length
  return next.map((toast) => {
    if (toast.state !== 'inactive' || (toast.duration > 0 && free-- <= 0)) return toast
    return { ...toast, state: 'active', from: now }
  })
}

function changed(list: List, id: number, change: (toast: Toast) => Toast): List {
  return list.map((toast) => (toast.id === id ? change(toast) : toast))
}
