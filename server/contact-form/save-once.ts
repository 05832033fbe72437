import { createHash } from 'node:crypto'
import type {
  ContactStore,
  MailKind,
  NewRequest,
  StoredRequest,
} from '#server/contact-store/contact-store.ts'
import { keptRows } from '#shared/contact-rows.ts'

type Outcome = { id: string; isNew: boolean }

/**
 * Stores a request under its visitor's identifier. A repeat of the same request changes nothing. Another request under
 * the same identifier (a browser that restored the form, whose owner wrote something new into it) must not be lost: it
 * is stored under an identifier made from both, so that its repeats are known as well.
 */
export async function saveOnce(
  store: ContactStore,
  request: NewRequest,
  mails: readonly MailKind[],
): Promise<Outcome> {
  const { id } = request
  if ((await store.save(request, mails)) === 'stored') return { id, isNew: true }
  const earlier = await store.find(id)
  if (!earlier || fingerprint(earlier) === fingerprint(request)) return { id, isNew: false }
  const other = { ...request, id: derivedUuid(`${id} ${fingerprint(request)}`) }
  return { id: other.id, isNew: (await store.save(other, mails)) === 'stored' }
}

function fingerprint(request: NewRequest | StoredRequest): string {
  const hashes = request.files.map((file) => [
    file.name,
    'sha256' in file ? file.sha256 : sha256(file.content),
  ])
  return sha256(JSON.stringify([...keptRows.map(({ name }) => request[name]), hashes]))
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Always the same for the same text, in the form of a version-4 UUID. */
function derivedUuid(text: string): string {
  const hex = sha256(text)
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(12, 15)}`, `8${hex.slice(15, 18)}`]
  return [...parts, hex.slice(18, 30)].join('-')
}
