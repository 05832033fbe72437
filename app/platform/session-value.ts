import { createStore } from './create-store.ts'

/**
 * Something that the visitor said, kept for the visit under a name in the storage; null while nothing was said, and for what
 * `read` does not take. A browser that refuses storage forgets it with the page.
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
        // Forbidden: it holds as long as the page.
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
