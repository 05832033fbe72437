import { offerings } from '#content/offerings.ts'

export function contactSubjects() {
  return offerings.filter((row) => 'contact' in row)
}
