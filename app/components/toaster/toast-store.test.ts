import { beforeEach, expect, test } from 'vitest'
import { type Clock, createToastStore, type ToastStore } from './toast-store.ts'
import type { ToastText } from './toasts.ts'

const saved: ToastText = { kind: 'success', title: 'Saved', message: 'It is in the list.' }
const failed: ToastText = { kind: 'error', title: 'Error', message: 'Generic Error' }

let clock: Clock & { pass: (milliseconds: number) => void }
let store: ToastStore
let room: number

beforeEach(() => {
  clock = createClock()
  room = 3
  store = createToastStore(clock, () => room)
})

const states = () => store.list().map((toast) => toast.state)
const idOf = (title: string) => store.list().find((toast) => toast.title === title)?.id ?? 0

test('a toast is active for five seconds, then fades and is removed', () => {
  store.show(saved)
  expect(states()).toEqual(['active'])
  clock.pass(4999)
  expect(states()).toEqual(['active'])
  clock.pass(1)
  expect(states()).toEqual(['removed'])
  clock.pass(240)
  expect(store.list()).toEqual([])
})

test('showing the same text raises the counter and restarts the time', () => {
  store.show(failed)
  clock.pass(4000)
  store.show(failed)
  store.show(failed)
  expect(store.list()).toMatchObject([{ count: 3, left: 5000 }])
  clock.pass(4999)
  expect(states()).toEqual(['active'])
  clock.pass(1)
  expect(states()).toEqual(['removed'])
})

test('another kind, title or message is a new toast, also a fading text', () => {
  store.show(failed)
  store.show({ ...failed, kind: 'info' })
  store.show({ ...failed, message: 'Another one' })
  expect(store.list()).toHaveLength(3)
  store.remove(idOf('Error'))
  store.show(failed)
  expect(store.list().map(({ count }) => count)).toEqual([1, 1, 1, 1])
})

test.each(['pointer', 'focus'] as const)('%s holds a toast, then it has one more second', (hold) => {
  store.show(saved)
  clock.pass(1000)
  store.hold(idOf('Saved'), hold)
  clock.pass(60_000)
  expect(states()).toEqual(['active'])
  store.release(idOf('Saved'), hold)
  clock.pass(999)
  expect(states()).toEqual(['active'])
  clock.pass(1)
  expect(states()).toEqual(['removed'])
})

test('a fading toast keeps its place while another is held', () => {
  store.show(failed)
  store.show({ ...saved, duration: 0 })
  store.hold(idOf('Saved'), 'pointer')
  clock.pass(60_000)
  expect(states()).toEqual(['removed', 'active'])
  store.release(idOf('Saved'), 'pointer')
  clock.pass(239)
  expect(states()).toEqual(['removed', 'active'])
  clock.pass(1)
  expect(states()).toEqual(['active'])
})

test('a toast held by pointer and focus waits for both', () => {
  store.show(saved)
  store.hold(idOf('Saved'), 'pointer')
  store.hold(idOf('Saved'), 'focus')
  store.release(idOf('Saved'), 'pointer')
  clock.pass(10_000)
  expect(states()).toEqual(['active'])
  store.release(idOf('Saved'), 'focus')
  clock.pass(1000)
  expect(states()).toEqual(['removed'])
})

test('showing a held toast again does not restart its time', () => {
  store.show(saved)
  store.hold(idOf('Saved'), 'pointer')
  store.show(saved)
  clock.pass(10_000)
  expect(store.list()).toMatchObject([{ state: 'active', count: 2 }])
})

test('no time passes in a hidden tab; at least a second is left afterwards', () => {
  store.show(saved)
  clock.pass(2000)
  store.hide(true)
  clock.pass(60_000)
  store.show(failed)
  clock.pass(60_000)
  expect(states()).toEqual(['active', 'active'])
  store.hide(false)
  clock.pass(2999)
  expect(states()).toEqual(['active', 'active'])
  clock.pass(1)
  expect(states()).toEqual(['removed', 'active'])
  clock.pass(1900)
  store.hide(true)
  store.hide(false)
  clock.pass(999)
  expect(states()).toEqual(['active'])
  clock.pass(1)
  expect(states()).toEqual(['removed'])
})

test('closing removes a toast at once, also a held one', () => {
  store.show(saved)
  store.hold(idOf('Saved'), 'focus')
  store.remove(idOf('Saved'))
  expect(states()).toEqual(['removed'])
  store.release(idOf('Saved'), 'focus')
  clock.pass(240)
  expect(store.list()).toEqual([])
})

test('a toast without duration stays until closed and takes no room', () => {
  room = 1
  store.show({ ...saved, kind: 'update', duration: 0 })
  store.show(failed)
  expect(states()).toEqual(['active', 'active'])
  store.hold(idOf('Saved'), 'pointer')
  store.release(idOf('Saved'), 'pointer')
  clock.pass(3_600_000)
  expect(states()).toEqual(['active'])
})

test('a toast without room waits until another one fades', () => {
  room = 2
  for (const title of ['a', 'b', 'c']) store.show({ ...saved, title })
  expect(states()).toEqual(['active', 'active', 'inactive'])
  store.show({ ...saved, title: 'c' })
  expect(store.list()[2]).toMatchObject({ state: 'inactive', count: 2 })
  store.remove(idOf('a'))
  expect(states()).toEqual(['removed', 'active', 'active'])
  clock.pass(4999)
  expect(states()).toEqual(['active', 'active'])
  clock.pass(1)
  expect(states()).toEqual(['removed', 'removed'])
})

test('subscribers are notified of every change until they unsubscribe', () => {
  let heard = 0
  const leave = store.subscribe(() => heard++)
  store.show(saved)
  expect(heard).toBe(1)
  clock.pass(5000)
  expect(heard).toBe(2)
  leave()
  clock.pass(240)
  expect(heard).toBe(2)
})

/** A fake clock. */
function createClock() {
  let now = 0
  let timers: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    later: (run: () => void, milliseconds: number) => {
      const timer = { at: now + milliseconds, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    pass: (milliseconds: number) => {
      const end = now + milliseconds
      for (;;) {
        const next = timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        timers = timers.filter((timer) => timer !== next)
        now = next.at
        next.run()
      }
      now = end
    },
  }
}
