import type { StoredRequest } from '#server/contact-store/contact-store.ts'
import { stripAccents } from '#shared/accents.ts'
import { typedRows } from '#shared/contact-rows.ts'
import type { Desk } from './desk.ts'

/** The one request whose identifier begins so. @throws Error in words for the owner, when there is none or several. */
export async function requireRequest(
  { store, say }: Pick<Desk, 'store' | 'say'>,
  start: string | undefined,
): Promise<StoredRequest> {
  if (!start || start.length < 4) throw new Error(say('requests.which'))
  const [id, ...others] = await store.idsFrom(start.toLowerCase())
  if (others.length > 0) throw new Error(say('requests.several', { start }))
  const found = id === undefined ? undefined : await store.find(id)
  if (!found) throw new Error(say('requests.none', { start }))
  return found
}

/** Whether a request is one person's: the same e-mail address in any case, or the same digits of a telephone. */
export function isOfPerson(emailOrPhone: string): (request: StoredRequest) => boolean {
  const wanted = comparable(emailOrPhone)
  return (request) => comparable(request.emailOrPhone) === wanted
}

/** Whether a request contains all the words somewhere, whatever their case and accents. */
export function hasWords(words: readonly string[]): (request: StoredRequest) => boolean {
  // Most texts have few accents or none, and taking them off a long one costs as much as reading a hundred requests.
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[a-z]?[^\0-\x7f]+/g, stripAccents)
      .toLowerCase()
  const wanted = words.map(plain)
  return (request) => {
    if (wanted.length === 0) return true
    const text = plain([request.subject, ...typedRows.map(({ name }) => request[name])].join('\n'))
    return wanted.every((word) => text.includes(word))
  }
}

/** Italy's own prefix may be written or not. */
function comparable(emailOrPhone: string): string {
  const text = emailOrPhone.trim().toLowerCase()
  return text.includes('@') ? text : text.replace(/\D/g, '').replace(/^(00)?39(?=\d{6})/, '')
}
