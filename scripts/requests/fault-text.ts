import { StoreTooNew, StoreUnavailable } from '#server/contact-store/database.ts'
import type { CommandWords } from './desk.ts'

/** What went wrong, for the owner. */
export function faultText(error: unknown, { storeFaults, tooNew }: CommandWords): string {
  if (error instanceof StoreUnavailable) return storeFaults[error.fault](error.message)
  if (error instanceof StoreTooNew) return tooNew
  return error instanceof Error ? error.message : String(error)
}
