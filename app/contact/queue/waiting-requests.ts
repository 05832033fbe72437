import { attempt } from '#app/platform/attempt.ts'
import { storageNames } from '#content/storage-names.ts'
import { day } from './contact-draft.ts'
import type { Entries } from './contact-post.ts'

/** `at`: when it was written, in milliseconds since 1970. */
export type WaitingRequest = { id: string; at: number; entries: Entries }

/** The number of waiting requests, so that no page opens the database only to find it empty. */
const flag = storageNames.waiting
const changed = new EventTarget()

/**
 * Counted before it is stored: pages look only for what is counted, to send it or to remove it after a day.
 * False where it could not be stored.
 */
export async function keepWaiting(request: WaitingRequest): Promise<boolean> {
  const before = countWaiting()
  try {
    writeCount(before + 1)
    await use('readwrite', (store) => store.put(request))
    return true
  } catch (error) {
    console.error(error)
    tell(before)
    return false
  }
}

/** Oldest first. */
export async function waitingRequests(): Promise<WaitingRequest[]> {
  const all: WaitingRequest[] = await use('readonly', (store) => store.getAll())
  return all.sort((a, b) => a.at - b.at)
}

export async function forget(id: string) {
  await use('readwrite', (store) => store.delete(id))
}

export function isExpired(request: WaitingRequest): boolean {
  return request.at + day <= Date.now()
}

export function countWaiting(): number {
  return Number(attempt(() => localStorage.getItem(flag))) || 0
}

export function subscribeWaiting(listener: () => void): () => void {
  const ending = new AbortController()
  changed.addEventListener('change', listener, { signal: ending.signal })
  window.addEventListener('storage', listener, { signal: ending.signal })
  return () => ending.abort()
}

function writeCount(count: number) {
  if (count > 0) localStorage.setItem(flag, String(count))
  else localStorage.removeItem(flag)
}

/** The database's own count corrects the flag. */
function tell(count: number) {
  try {
    writeCount(count)
  } catch (error) {
    console.error(error)
  }
  changed.dispatchEvent(new Event('change'))
}

/** Counts within the same transaction, so that no other tab can come between. */
async function use<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(storageNames.queue)
  opening.onupgradeneeded = () => opening.result.createObjectStore('waiting', { keyPath: 'id' })
  const database = await settled(opening)
  try {
    const transaction = database.transaction('waiting', mode)
    const store = transaction.objectStore('waiting')
    const asked = work(store)
    const counting = store.count()
    counting.onsuccess = () => tell(counting.result)
    const [result] = await Promise.all([settled(asked), written(transaction)])
    return result
  } finally {
    database.close()
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function written(transaction: IDBTransaction): Promise<unknown> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = resolve
    transaction.onabort = () => reject(transaction.error)
  })
}
