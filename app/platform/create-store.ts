import { useSyncExternalStore } from 'react'

/**
 * State outside React, read lazily. `connect` runs for the first listener; the function it returns runs after
 * the last one.
 */
export function createStore<State>(read: () => State, connect: () => () => void = () => () => {}) {
  const listeners = new Set<() => void>()
  let held: { state: State } | undefined
  let disconnect = () => {}
  return {
    get(): State {
      held ??= { state: read() }
      return held.state
    },
    set(state: State) {
      held = { state }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      if (listeners.size === 0) disconnect = connect()
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) disconnect()
      }
    },
  }
}

type Store<State> = { get: () => State; subscribe: (listener: () => void) => () => void }

/** `prerendered` is the value in the HTML, used during hydration. */
export function useStore<State>({ get, subscribe }: Store<State>, prerendered: State): State {
  return useSyncExternalStore(subscribe, get, () => prerendered)
}
