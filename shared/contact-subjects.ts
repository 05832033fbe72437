import { offerings } from '#content/offerings.ts'

/** What a request may be about. */
export function contactSubjects() {
  return offerings.filter((row) => 'contact' in row)
}
