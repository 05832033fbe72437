import { useEffect, useSyncExternalStore } from 'react'
import { merge, type Row, same } from '../rows/form-model.ts'

/** What is typed and not yet saved. Without `was` it is something new. */
type Draft = { was?: Row | undefined; row: Row }

const prefix = 'desk.draft/'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function write(key: string, draft?: Draft) {
  if (draft) localStorage.setItem(prefix + key, JSON.stringify(draft))
  else localStorage.removeItem(prefix + key)
  for (const listener of listeners) listener()
}

export const dropDraft = (key: string) => write(key)

/** Of all addresses that begin so. */
function draftsOf(address: string): readonly (Draft & { key: string })[] {
  return Object.entries(localStorage)
    .filter(([name]) => name.startsWith(prefix + address))
    .map(([name, draft]) => ({ key: name.slice(prefix.length), ...JSON.parse(draft) }))
}

export function useDrafts(address: string): ReturnType<typeof draftsOf> {
  return JSON.parse(useSyncExternalStore(subscribe, () => JSON.stringify(draftsOf(address))))
}

export type Typing = ReturnType<typeof useDraft>

/**
 * What is being typed at an address of the desk: it stays in this browser until it is saved, and takes over what others save
 * meanwhile, except where it is being typed. `theirs`: what is saved now; `fresh`: what something new begins with.
 */
export function useDraft(key: string, theirs: Row | undefined, fresh: Row = {}) {
  const kept = useSyncExternalStore(subscribe, () => localStorage.getItem(prefix + key))
  const pristine = theirs ?? fresh
  const draft: Draft = kept ? JSON.parse(kept) : { was: theirs, row: pristine }
  const { was } = draft
  const { row, clashes } = was && theirs ? merge(was, draft.row, theirs) : { row: draft.row, clashes: [] }
  const isTyped = !same(row, pristine)
  useEffect(() => {
    if (kept && !isTyped) write(key)
  }, [key, kept, isTyped])
  return {
    row,
    /** The fields that others changed differently. */
    clashes,
    isTyped,
    /** Others removed it meanwhile. */
    isGone: was !== undefined && !theirs,
    edit: (next: Row) => write(key, { was: clashes.length > 0 ? was : (theirs ?? was), row: next }),
    forget: () => write(key),
    /** Once this is saved. What was typed meanwhile stays. */
    settle(saved: Row) {
      const now = localStorage.getItem(prefix + key)
      const typed = now && JSON.parse(now).row
      write(key, now && !same(typed, saved) ? { was: saved, row: typed } : undefined)
    },
  }
}
