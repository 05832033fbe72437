import { offerings } from '#content/offerings.ts'
import type { Offering } from './navigation.ts'

/** What a request may be about. */
export function contactSubjects(): readonly Extract<Offering, { contact: true }>[] {
  return offerings.filter((row) => row.contact)
}
