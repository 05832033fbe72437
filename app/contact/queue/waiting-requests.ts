import { storageNames } from '#content/storage-names.ts'
import { day } from './contact-draft.ts'
import type { Entries } from './contact-post.ts'

/** A request that could not be sent yet. `at`: milliseconds since 1970, when it was written. */
export type WaitingRequest = { id: string; at: number; entries: Entries }

/** What of a request could be kept: all of it, its texts without the attachments, or nothing. */
export type Kept = 'whole' | 'texts' | 'nothing'

/** How many requests wait: for the shell, which must not open a database to know that there is nothing to do. */
const flag = storageNames.waiting
const changed = new EventTarget()

export async function keepWaiting(request: WaitingRequest): Promise<Kept> {
  const texts = request.entries.filter(([, value]) => typeof value === 'string')
  for (const entries of new Set([request.entries, texts])) {
    try {
      await use('readwrite', (store) => store.put({ ...request, entries }))
      await tell()
      return entries.length === request.entries.length ? 'whole' : 'texts'
    } catch (error) {
      console.error(error)
    }
  }
  return 'nothing'
}

/** The requests that wait, the oldest first. */
export async function waitingRequests(): Promise<WaitingRequest[]> {
  const all: WaitingRequest[] = await use('readonly', (store) => store.getAll())
  return all.sort((a, b) => a.at - b.at)
}

export async function forget(id: string) {
  await use('readwrite', (store) => store.delete(id))
  await tell()
}

export function isExpired(request: WaitingRequest, now = Date.now()): boolean {
  return request.at + day <= now
}

/** The number of waiting requests, in every tab. */
export function countWaiting(): number {
  try {
    return Number(localStorage.getItem(flag)) || 0
  } catch {
    return 0
  }
}

export function subscribeWaiting(listener: () => void): () => void {
  changed.addEventListener('change', listener)
  window.addEventListener('storage', listener)
  return () => {
    changed.removeEventListener('change', listener)
    window.removeEventListener('storage', listener)
  }
}

async function tell() {
  const count: number = await use('readonly', (store) => store.count())
  if (count > 0) localStorage.setItem(flag, String(count))
  else localStorage.removeItem(flag)
  changed.dispatchEvent(new Event('change'))
}

async function use<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(storageNames.queue, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('waiting', { keyPath: 'id' })
  const database = await settled(opening)
  try {
    const transaction = database.transaction('waiting', mode)
    const written = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve
      transaction.onabort = () => reject(transaction.error)
    })
    const result = await settled(work(transaction.objectStore('waiting')))
    await written
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
