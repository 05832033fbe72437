import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { ContactStore, NewRequest, StoredRequest } from '#server/contact-store/contact-store.ts'
import { StoreUnavailable } from '#server/contact-store/database.ts'
import type { AntiForgery } from '#server/plugins/anti-forgery.ts'
import type { SigningKeys } from '#server/plugins/signing-keys.ts'
import { keptRows } from '#shared/contact-fields.ts'
import type { ContactLimits } from '#shared/contact-request.ts'
import type { Language } from '#shared/locale.ts'
import { hashUuid } from '#shared/uuid.ts'
import { decide, type FormFacts, type Outcome, requestOf } from './decide.ts'
import type { CountSent } from './rate-limits.ts'
import type { SentForm } from './read-form.ts'

type Deps = {
  antiForgery: AntiForgery
  keys: SigningKeys
  countSent: CountSent
  limits: ContactLimits
  fillingMs: number
  store: ContactStore
  onStored: () => void
  logFault: (error: unknown) => void
}

/** Every outcome is a value; only our own failures are thrown. */
export function createRequestSubmitter(deps: Deps) {
  const { antiForgery, keys, countSent, store } = deps

  function factsOf(request: FastifyRequest, { texts }: SentForm): FormFacts {
    const since = antiForgery.startedAt(request, texts.started)
    return {
      isGenuine: antiForgery.isTokenValid(request, texts._csrf),
      hasSharedKey: keys.hasShared(),
      filling: since === undefined ? undefined : Date.now() - since,
    }
  }

  async function submit(request: FastifyRequest, form: SentForm, lang: Language): Promise<Outcome> {
    await keys.load()
    const decision = decide(form, factsOf(request, form), deps)
    if (decision.kind === 'noStore') throw new StoreUnavailable('The shared key cannot be read.')
    if (decision.kind !== 'good') return decision
    const sent = requestOf(form, lang, new Date())
    const saved = await countSent(request, () => saveOnce(store, sent))
    if ('wait' in saved) return { kind: 'tooOften', wait: saved.wait }
    const { id, isNew } = saved
    if (isNew) deps.onStored()
    return { kind: isNew ? 'stored' : 'repeated', id }
  }

  return {
    factsOf,
    submit: async (request: FastifyRequest, form: SentForm, lang: Language): Promise<Outcome> => {
      try {
        return await submit(request, form, lang)
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error
        // The quota for text is larger: sending without files helps, waiting does not.
        if (error.fault === 'quota' && form.files.length > 0)
          return { kind: 'faults', faults: { files: 'fault.files.full' } }
        deps.logFault(error)
        return { kind: 'noStore' }
      }
    },
  }
}

/** A restored form may reuse its id for new text; that is stored under an id derived from both. */
export async function saveOnce(
  store: ContactStore,
  request: NewRequest,
): Promise<{ id: string; isNew: boolean }> {
  const { id } = request
  if ((await store.save(request)) === 'stored') return { id, isNew: true }
  const earlier = await store.find(id)
  if (!earlier || fingerprint(earlier) === fingerprint(request)) return { id, isNew: false }
  const other = { ...request, id: hashUuid(hash('sha256', `${id} ${fingerprint(request)}`), 4) }
  return { id: other.id, isNew: (await store.save(other)) === 'stored' }
}

function fingerprint(request: NewRequest | StoredRequest): string {
  const hashes = request.files.map((file) => [
    file.name,
    'sha256' in file ? file.sha256 : hash('sha256', file.content),
  ])
  return hash('sha256', JSON.stringify([...keptRows.map(({ name }) => request[name]), hashes]))
}
