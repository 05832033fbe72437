import { attempt } from '#app/platform/attempt.ts'
import { storageNames } from '#content/storage-names.ts'
import type { ContactTexts } from '#shared/contact-request.ts'

const key = storageNames.draft

/** How long drafts and waiting requests are kept, in milliseconds. */
export const day = 86_400_000

/** `id` is the request's: sent again after a reload it is still the same request. */
export type ContactDraft = { id: string; texts: Partial<ContactTexts> }

type Kept = ContactDraft & { at: number }

/** Where storage is refused the draft is kept in memory until the next page load. */
export function createDrafts(storage: () => Storage, now: () => number = Date.now) {
  let refused: ContactDraft | null = null
  const read = (): Kept | null => {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null')
    return isKept(kept) && kept.at + day > now() ? kept : null
  }
  return {
    /** Null, and removed, after a day. */
    load(): ContactDraft | null {
      const kept = attempt(() => {
        const kept = read()
        if (!kept) storage().removeItem(key)
        return kept
      })
      return refused ?? kept ?? null
    },
    /** Whether it is in storage and not only in memory. */
    isStored: () => Boolean(attempt(read)),
    /** False where it could only be kept in memory. */
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

function isKept(value: unknown): value is Kept {
  const { at, id, texts } = Object(value)
  return typeof at === 'number' && typeof id === 'string' && typeof texts === 'object' && texts !== null
}
