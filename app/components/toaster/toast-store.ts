import { createStore } from '#app/platform/create-store.ts'
import {
  added,
  type Hold,
  held,
  nextDue,
  paused,
  released,
  removed,
  settled,
  type Toast,
  type ToastText,
} from './toasts.ts'

type List = readonly Toast[]
export type ToastStore = ReturnType<typeof createToastStore>

/** `room` is asked at every change. */
export function createToastStore(room: () => number) {
  const shown = createStore<List>(() => [])
  let isHidden = false
  let lastId = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const change = (step: (list: List, now: number) => List = (same) => same) => {
    const now = performance.now()
    const list = settled(step(shown.get(), now), { now, room: room(), isHidden })
    clearTimeout(timer)
    const due = nextDue(list, isHidden)
    if (Number.isFinite(due)) timer = setTimeout(change, Math.max(0, due - now))
    shown.set(list)
  }

  return {
    list: shown.get,
    isHidden: () => isHidden,
    subscribe: shown.subscribe,
    show: (text: ToastText) => change((now, time) => added(now, text, ++lastId, time)),
    hold: (id: number, hold: Hold) => change((now, time) => held(now, id, hold, time)),
    release: (id: number, hold: Hold) => change((now, time) => released(now, id, hold, time)),
    remove: (id: number) => change((now, time) => removed(now, id, time)),
    hide: (hidden: boolean) => {
      if (hidden === isHidden) return
      const step = (now: List, time: number) => paused(now, hidden, time)
      // Time is measured before it stops, and resumes after the flag changes.
      if (hidden) change(step)
      isHidden = hidden
      change(hidden ? undefined : step)
    },
  }
}
