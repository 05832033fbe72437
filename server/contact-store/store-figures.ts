import type { ContactStore } from './contact-store.ts'
import type { Upkeep } from './upkeep.ts'

/** Counts since the start are of this process; all else is the store's. No personal data. */
export type StoreFigures = {
  freeBytes: number | null
  waitingMails: number
  failedMails: number
  /** Seconds since the request came whose mail waits the longest; 0 when none waits. */
  oldestMailSeconds: number
  purgedRequests: number
  purges: number
  refusedPurges: number
}

/** @throws StoreUnavailable */
export async function storeFigures(store: ContactStore, upkeep: Upkeep): Promise<StoreFigures> {
  const [{ waiting, failed, oldest }, freeBytes] = await Promise.all([store.outboxState(), store.freeBytes()])
  const { requests, sweeps, refused } = upkeep.purged()
  return {
    freeBytes,
    waitingMails: waiting,
    failedMails: failed,
    oldestMailSeconds: oldest ? Math.max(0, Math.round((Date.now() - oldest.getTime()) / 1_000)) : 0,
    purgedRequests: requests,
    purges: sweeps,
    refusedPurges: refused,
  }
}
