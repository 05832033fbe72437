import { useSyncExternalStore } from 'react'

/**
 * A state that stands outside of React, read when it is first asked for. `connect` runs for the first listener, and what it
 * gives back when the last one has gone.
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

/** What a store holds; `prerendered` is what the page's HTML shows, while that is hydrated. */
export function useStore<State>({ get, subscribe }: Store<State>, prerendered: State): State {
  return useSyncExternalStore(subscribe, get, () => prerendered)
}
