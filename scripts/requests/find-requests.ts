import type { StoredRequest } from '#server/contact-store/contact-store.ts'
import { stripAccents } from '#shared/accents.ts'

/** The one request whose identifier begins so. @throws Error in words for the owner, when there is none or several. */
export function requireRequest(requests: readonly StoredRequest[], start: string | undefined): StoredRequest {
  if (!start || start.length < 4)
    throw new Error('Which request? Write its number, or at least the first 4 characters of it.')
  const found = requests.filter(({ id }) => id.startsWith(start.toLowerCase()))
  const [first] = found
  if (!first) throw new Error(`No request has a number that begins with '${start}'.`)
  if (found.length > 1)
    throw new Error(`${found.length} requests begin with '${start}': write more of the number.`)
  return first
}

/** All requests of one person: the same e-mail address in any case, or the same digits of a telephone. */
export function requestsOfPerson(requests: readonly StoredRequest[], reach: string): StoredRequest[] {
  const wanted = comparable(reach)
  return requests.filter((request) => comparable(request.reach) === wanted)
}

/** Those that contain all the words somewhere, whatever their case and accents. */
export function requestsWith(requests: readonly StoredRequest[], words: readonly string[]): StoredRequest[] {
  const plain = (text: string) => stripAccents(text).toLowerCase()
  return requests.filter(({ name, reach, company, message, subject }) => {
    const text = plain([name, reach, company, message, subject].join('\n'))
    return words.every((word) => text.includes(plain(word)))
  })
}

/** Italy's own prefix may be written or not. */
function comparable(reach: string): string {
  const text = reach.trim().toLowerCase()
  return text.includes('@') ? text : text.replace(/\D/g, '').replace(/^(00)?39(?=\d{6})/, '')
}
