/**
 * Something that the visitor said, kept for the visit under a name in the storage; null while nothing was said, and for what
 * `read` does not take. A browser that refuses storage forgets it with the page.
 */
export function createKeptText<Text extends string>(
  storage: () => Storage,
  name: string,
  read: (text: string) => Text | null,
) {
  const listeners = new Set<() => void>()
  let said: Text | null | undefined
  return {
    get(): Text | null {
      if (said === undefined) said = kept(storage, name, read)
      return said
    },
    say(text: Text | null) {
      said = text
      try {
        if (text) storage().setItem(name, text)
        else storage().removeItem(name)
      } catch {
        // Forbidden: it holds as long as the page.
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
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
