import { attempt } from './attempt.ts'
import { createStore } from './create-store.ts'

/**
 * A text kept in storage, or in memory where that is refused; null without one and where `read` rejects it.
 */
export function createKeptText<Text extends string>(
  storage: () => Storage,
  name: string,
  read: (text: string) => Text | null,
) {
  const kept = () => {
    const text = attempt(() => storage().getItem(name))
    return text ? read(text) : null
  }
  const { get, set, subscribe } = createStore(kept)
  return {
    get,
    subscribe,
    say(text: Text | null) {
      attempt(() => (text ? storage().setItem(name, text) : storage().removeItem(name)))
      set(text)
    },
  }
}
