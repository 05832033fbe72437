import type { ContactStore } from './contact-store.ts'
import type { Upkeep } from './upkeep.ts'

/** Purges are counted since this process started. No personal data. */
export type StoreFigures = {
  freeBytes: number | null
  waitingMails: number
  failedMails: number
  /** Age of the request of the longest waiting mail; 0 when none waits. */
  oldestMailSeconds: number
  purgedRequests: number
  purges: number
  refusedPurges: number
}

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
