import { createStore } from './create-store.ts'

/**
 * A text kept in storage, or in memory where that is refused; null without one and where `read` rejects it.
 */
export function createKeptText<Text extends string>(
  storage: () => Storage,
  name: string,
  read: (text: string) => Text | null,
) {
  const { get, set, subscribe } = createStore(() => kept(storage, name, read))
  return {
    get,
    subscribe,
    say(text: Text | null) {
      try {
        if (text) storage().setItem(name, text)
        else storage().removeItem(name)
      } catch {
        // Storage is forbidden: kept in memory.
      }
      set(text)
    },
  }
}

function kept<Text>(storage: () => Storage, name: string, read: (text: string) => Text | null): Text | null {
  try {
    const text = storage().getItem(name)
    return text === null ? null : read(text)
  } catch {
    return null
  }
}
