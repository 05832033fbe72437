import { storageNames } from '#content/storage-names.ts'
import type { ContactTexts } from '#shared/contact-request.ts'

const key = storageNames.draft

/** How long a draft and a waiting request stay in the browser, in milliseconds. */
export const day = 86_400_000

/** `id` is the request's identifier: sent again after a reload, it is still the same request. */
export type ContactDraft = { id: string; texts: Partial<ContactTexts> }

type Kept = ContactDraft & { at: number }

/**
 * Reads and writes the draft. Where the browser refuses storage it is kept in memory: for the site's next page, until one
 * is loaded anew.
 */
export function createDrafts(storage: () => Storage, now: () => number = Date.now) {
  let refused: ContactDraft | null = null
  const read = (): Kept | null => {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null')
    return isKept(kept) && kept.at + day > now() ? kept : null
  }
  return {
    /** The draft that is not older than a day; an older one is removed. */
    load(): ContactDraft | null {
      const kept = attempt(() => {
        const kept = read()
        if (!kept) storage().removeItem(key)
        return kept
      })
      return refused ?? kept
    },
    /** Whether one stands in the browser's storage, and not in memory alone. */
    isStored: () => Boolean(attempt(read)),
    /** Whether it stays in the browser's storage. */
    save(draft: ContactDraft): boolean {
      const isKept = attempt(() => {
        storage().setItem(key, JSON.stringify({ ...draft, at: now() }))
        return true
      })
      refused = isKept ? null : draft
      return isKept ?? false
    },
    clear() {
      refused = null
      attempt(() => storage().removeItem(key))
    },
  }
}

export const drafts = createDrafts(() => localStorage)

function attempt<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}

function isKept(value: unknown): value is Kept {
  const { at, id, texts } = Object(value)
  return typeof at === 'number' && typeof id === 'string' && typeof texts === 'object' && texts !== null
}
