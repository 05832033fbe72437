import { attempt } from '#app/platform/attempt.ts'
import { storageNames } from '#content/storage-names.ts'
import type { ContactTexts } from '#shared/contact-request.ts'

const key = storageNames.draft

/** How long drafts and waiting requests are kept, in milliseconds. */
export const day = 86_400_000

/** `id` is the request's: sent again after a reload it is still the same request. */
export type ContactDraft = { id: string; texts: Partial<ContactTexts> }

type Kept = ContactDraft & { at: number }

export const drafts = {
  /** Null, and removed, after a day. */
  load(): ContactDraft | null {
    const kept = attempt(() => {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '')
      if (isKept(kept) && kept.at + day > Date.now()) return kept
      localStorage.removeItem(key)
      return null
    })
    return kept ?? null
  },
  /** False where storage is refused or full. */
  save(draft: ContactDraft): boolean {
    const isSaved = attempt(() => {
      localStorage.setItem(key, JSON.stringify({ ...draft, at: Date.now() }))
      return true
    })
    return isSaved ?? false
  },
  clear() {
    attempt(() => localStorage.removeItem(key))
  },
}

function isKept(value: unknown): value is Kept {
  const { at, id, texts } = Object(value)
  return typeof at === 'number' && typeof id === 'string' && typeof texts === 'object' && texts !== null
}
