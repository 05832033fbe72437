import type { StoredRequest } from '#server/contact-store/contact-store.ts'
import { stripAccents } from '#shared/accents.ts'
import { typedRows } from '#shared/contact-fields.ts'
import type { CommandContext } from './command-context.ts'

/** Finds by prefix. @throws Error for the owner, unless exactly one matches */
export async function requireRequest(
  { store, say }: Pick<CommandContext, 'store' | 'say'>,
  start: string | undefined,
): Promise<StoredRequest> {
  if (!start || start.length < 4) throw new Error(say('requests.which'))
  const [id, ...others] = await store.idsFrom(start.toLowerCase())
  if (others.length > 0) throw new Error(say('requests.several', { start }))
  const found = id === undefined ? undefined : await store.find(id)
  if (!found) throw new Error(say('requests.none', { start }))
  return found
}

/** Same e-mail address, or same telephone digits. */
export function isOfPerson(emailOrPhone: string): (request: StoredRequest) => boolean {
  const wanted = comparable(emailOrPhone)
  return (request) => comparable(request.emailOrPhone) === wanted
}

export function hasWords(words: readonly string[]): (request: StoredRequest) => boolean {
  // Fast path: stripping accents is slow, and most texts have none.
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

/** Drops Italy's country code. */
function comparable(emailOrPhone: string): string {
  const text = emailOrPhone.trim().toLowerCase()
  return text.includes('@') ? text : text.replace(/\D/g, '').replace(/^(00)?39(?=\d{6})/, '')
}
