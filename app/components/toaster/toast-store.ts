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

/** `later` returns its cancellation. */
export type Clock = { now: () => number; later: (run: () => void, milliseconds: number) => () => void }

export type ToastStore = ReturnType<typeof createToastStore>

/** `room` is asked at every change. */
export function createToastStore(clock: Clock, room: () => number) {
  const shown = createStore<readonly Toast[]>(() => [])
  let isHidden = false
  let lastId = 0
  let callOff = () => {}

  const change = (step: (list: readonly Toast[], now: number) => readonly Toast[]) => {
    const now = clock.now()
    const list = settled(step(shown.get(), now), { now, room: room(), isHidden })
    callOff()
    const due = nextDue(list, isHidden)
    callOff = Number.isFinite(due)
      ? clock.later(() => change((same) => same), Math.max(0, due - now))
      : () => {}
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
      const step = (now: readonly Toast[], time: number) => paused(now, hidden, time)
      // Time is measured before it stops, and resumes after the flag changes.
      if (hidden) change(step)
      isHidden = hidden
      change(hidden ? (same) => same : step)
    },
  }
}
