import { storageNames } from '#content/storage-names.ts'
import type { ContactTexts } from '#shared/contact-request.ts'

const key = storageNames.draft

/** How long a draft and a waiting request stay in the browser, in milliseconds. */
export const day = 86_400_000

/** `id` is the request's identifier: sent again after a reload, it is still the same request. */
export type ContactDraft = { id: string; texts: Partial<ContactTexts> }

type Kept = ContactDraft & { at: number }

/** Reads and writes the draft; a browser that refuses storage simply keeps none. */
export function createDrafts(storage: () => Storage, now: () => number = Date.now) {
  const read = (): Kept | null => {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null')
    return isKept(kept) && kept.at + day > now() ? kept : null
  }
  return {
    /** The draft that is not older than a day; an older one is removed. */
    load(): ContactDraft | null {
      return attempt(() => {
        const kept = read()
        if (!kept) storage().removeItem(key)
        return kept
      })
    },
    save(draft: ContactDraft) {
      return attempt(() => {
        storage().setItem(key, JSON.stringify({ ...draft, at: now() }))
        return true
      })
    },
    clear() {
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
