import type { Say } from '#scripts/owner/owner-words.ts'
import { StoreTooNew, StoreUnavailable } from '#server/contact-store/database.ts'

export function faultText(error: unknown, say: Say): string {
  if (error instanceof StoreUnavailable)
    return say(`requests.fault.${error.fault}`, { message: error.message })
  if (error instanceof StoreTooNew) return say('requests.tooNew')
  return error instanceof Error ? error.message : String(error)
}
