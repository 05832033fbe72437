import { type AudienceId, audiences } from '#content/offerings.ts'
import { storageNames } from '#content/storage-names.ts'

/**
 * Which of the four the visitor says to be, kept for the visit; null while nobody has said. A browser that refuses storage
 * forgets it with the page.
 */
export function createAudienceStore(storage: () => Storage) {
  const listeners = new Set<() => void>()
  let chosen: AudienceId | null | undefined
  return {
    get(): AudienceId | null {
      if (chosen === undefined) chosen = kept(storage)
      return chosen
    },
    choose(id: AudienceId | null) {
      chosen = id
      try {
        if (id) storage().setItem(storageNames.audience, id)
        else storage().removeItem(storageNames.audience)
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

function kept(storage: () => Storage): AudienceId | null {
  try {
    const id = storage().getItem(storageNames.audience)
    return audiences.find((one) => one === id) ?? null
  } catch {
    return null
  }
}
