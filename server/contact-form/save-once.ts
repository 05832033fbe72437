import { createHash } from 'node:crypto'
import type {
  ContactStore,
  MailKind,
  NewRequest,
  StoredRequest,
} from '#server/contact-store/contact-store.ts'
import { keptRows } from '#shared/contact-rows.ts'
import { hashUuid } from '#shared/uuid.ts'

type Outcome = { id: string; isNew: boolean }

/** A restored form may reuse its id for new text; that is stored under an id derived from both. */
export async function saveOnce(
  store: ContactStore,
  request: NewRequest,
  mails: readonly MailKind[],
): Promise<Outcome> {
  const { id } = request
  if ((await store.save(request, mails)) === 'stored') return { id, isNew: true }
  const earlier = await store.find(id)
  if (!earlier || fingerprint(earlier) === fingerprint(request)) return { id, isNew: false }
  const other = { ...request, id: hashUuid(sha256(`${id} ${fingerprint(request)}`), 4) }
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
