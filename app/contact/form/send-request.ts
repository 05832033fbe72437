import { showError } from '#app/components/toaster/show-error.ts'
import { showToast } from '#app/components/toaster/toaster.tsx'
import { drafts } from '#app/contact/queue/contact-draft.ts'
import {
  canWait,
  type Entries,
  type PostOptions,
  postContactRequest,
} from '#app/contact/queue/contact-post.ts'
import { sendWaitingLater } from '#app/contact/queue/send-waiting.ts'
import { keepWaiting } from '#app/contact/queue/waiting-requests.ts'
import { errorMessage } from '#app/platform/error-message.ts'
import { HttpFailure } from '#app/platform/http.ts'
import type { PageInfo } from '#app/platform/page-context.ts'
import { contactFieldNames } from '#shared/contact-fields.ts'
import { pagePath } from '#shared/navigation.ts'
import type { FaultTexts } from './use-faults.ts'

type SendOptions = PostOptions & { here: PageInfo }

/** 'kept': stored in the browser until it can be sent. */
type Outcome = 'sent' | 'kept' | 'unsent'

/** Throws if the server refused the request. */
export async function sendRequest(entries: Entries, { here, ...options }: SendOptions): Promise<Outcome> {
  try {
    await postContactRequest(entries, options)
  } catch (error) {
    if (!canWait(error)) throw error
    return keepForLater(entries, error, here)
  }
  drafts.clear()
  location.assign(pagePath('thanks', here))
  return 'sent'
}

async function keepForLater(entries: Entries, error: HttpFailure, here: PageInfo): Promise<Outcome> {
  const { t } = here
  console.error(error)
  const id = String(entries.find(([name]) => name === 'id')?.[1] ?? '')
  const isKept = await keepWaiting({ id, at: Date.now(), entries })
  const title = error.status === 0 ? t('contact.kept.title') : errorMessage(error).title
  const message = t(isKept ? 'contact.kept.whole' : 'contact.kept.nothing')
  await showToast({ kind: 'error', title, message })
  if (!isKept) return 'unsent'
  drafts.clear()
  sendWaitingLater(here, error)
  return 'kept'
}

/** By field; faults of the whole request are shown by the error display too. */
export function answeredFaults(error: unknown): FaultTexts {
  const state: unknown = error instanceof HttpFailure ? Reflect.get(Object(error.error), 'modelState') : null
  const faults: FaultTexts = {}
  for (const field of contactFieldNames) {
    const [text] = [Reflect.get(Object(state), field)].flat()
    if (typeof text === 'string') faults[field] = text
  }
  if (Object.keys(faults).length > 0) return faults
  showError(error)
  return { '': errorMessage(error).body }
}
