import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore, type ToastStore } from './toast-store.ts'
import type { ToastText } from './toasts.ts'

const saved: ToastText = { kind: 'success', title: 'Saved', message: 'It is in the list.' }
const failed: ToastText = { kind: 'error', title: 'Error', message: 'Generic Error' }

let store: ToastStore
let room: number

beforeEach(() => {
  vi.useFakeTimers()
  room = 3
  store = createToastStore(() => room)
})

afterEach(() => void vi.useRealTimers())

const states = () => store.list().map((toast) => toast.state)
const pass = (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds)
  return states()
}
/** The only toast is active for this time, and no longer. */
function expectActive(time: number) {
  expect(pass(time - 1)).toEqual(['active'])
  expect(pass(1)).toEqual(['removed'])
}
const idOf = (title: string) => store.list().find((toast) => toast.title === title)?.id ?? 0

test('a toast is active for five seconds, then fades and is removed', () => {
  store.show(saved)
  expectActive(5000)
  pass(240)
  expect(store.list()).toEqual([])
})

test('showing the same text raises the counter and restarts the time', () => {
  store.show(failed)
  pass(4000)
  store.show(failed)
  store.show(failed)
  expect(store.list()).toMatchObject([{ count: 3, left: 5000 }])
  expectActive(5000)
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

test('pointer and focus hold a toast until both have gone; the same text restarts its time', () => {
  store.show(saved)
  pass(1000)
  for (const hold of ['pointer', 'focus'] as const) store.hold(idOf('Saved'), hold)
  pass(60_000)
  store.release(idOf('Saved'), 'pointer')
  expect(pass(60_000)).toEqual(['active'])
  store.show(saved)
  expect(store.list()).toMatchObject([{ count: 2, left: 1000 }])
  store.release(idOf('Saved'), 'focus')
  store.show(saved)
  expectActive(5000)
})

test('under the pointer a closed toast keeps its place; then the one pointed at has one more second, others their time', () => {
  for (const title of ['a', 'b', 'c']) store.show({ ...saved, title })
  store.hold(idOf('b'), 'pointer')
  store.remove(idOf('a'))
  pass(2000)
  for (const title of ['b', 'c']) store.release(idOf(title), 'pointer')
  expect(pass(239)).toEqual(['removed', 'active', 'active'])
  expect(pass(1)).toEqual(['active', 'active'])
  expect(pass(760)).toEqual(['removed', 'active'])
  expect(pass(1999)).toEqual(['active'])
  expect(pass(1)).toEqual(['removed'])
})

test('no time passes in a hidden tab; at least a second is left afterwards', () => {
  store.show(saved)
  pass(2000)
  store.hide(true)
  pass(60_000)
  store.show(failed)
  expect(pass(60_000)).toEqual(['active', 'active'])
  store.hide(false)
  expect(pass(2999)).toEqual(['active', 'active'])
  expect(pass(1)).toEqual(['removed', 'active'])
  pass(1900)
  store.hide(true)
  store.hide(false)
  expectActive(1000)
})

test('closing removes a toast at once, also a held one', () => {
  store.show(saved)
  store.hold(idOf('Saved'), 'focus')
  store.remove(idOf('Saved'))
  expect(states()).toEqual(['removed'])
  store.release(idOf('Saved'), 'focus')
  store.hold(idOf('Saved'), 'pointer')
  pass(240)
  expect(store.list()).toEqual([])
})

test('a toast without duration stays until closed and takes no room', () => {
  room = 1
  store.show({ ...saved, kind: 'update', duration: 0 })
  store.show(failed)
  expect(states()).toEqual(['active', 'active'])
  store.hold(idOf('Saved'), 'pointer')
  store.release(idOf('Saved'), 'pointer')
  expect(pass(3_600_000)).toEqual(['active'])
})

test('a toast without room waits until another one fades', () => {
  room = 2
  for (const title of ['a', 'b', 'c']) store.show({ ...saved, title })
  expect(states()).toEqual(['active', 'active', 'inactive'])
  store.show({ ...saved, title: 'c' })
  expect(store.list()[2]).toMatchObject({ state: 'inactive', count: 2 })
  store.remove(idOf('a'))
  expect(states()).toEqual(['removed', 'active', 'active'])
  expect(pass(4999)).toEqual(['active', 'active'])
  expect(pass(1)).toEqual(['removed', 'removed'])
})
