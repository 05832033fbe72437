import { showError } from '#app/components/toaster/show-error.ts'
import { showToast } from '#app/components/toaster/toaster.tsx'
import { drafts } from '#app/contact/queue/contact-draft.ts'
import { canWait, type Entries, postContactRequest, type Started } from '#app/contact/queue/contact-post.ts'
import { sendWaitingLater } from '#app/contact/queue/send-waiting.ts'
import { keepWaiting } from '#app/contact/queue/waiting-requests.ts'
import type { Here } from '#app/platform/here.ts'
import { HttpFailure } from '#app/platform/http.ts'
import { contactFieldNames } from '#shared/contact-rows.ts'
import { errorMessage } from '#shared/error-message.ts'
import { pagePath } from '#shared/navigation.ts'
import type { FaultTexts } from './use-faults.ts'

type SendOptions = { here: Here; started: Started | undefined; onProgress: (part: number) => void }

/**
 * Sends a request, or keeps it in the browser until it can be sent. True when the form is done with it; throws what the
 * server refused.
 */
export async function sendRequest(
  entries: Entries,
  { here, started, onProgress }: SendOptions,
): Promise<boolean> {
  const { t } = here
  try {
    await postContactRequest(entries, { started, onProgress })
  } catch (error) {
    if (!canWait(error)) throw error
    return keepForLater(entries, error, here)
  }
  drafts.clear()
  await showToast({ kind: 'success', title: t('contact.sent.title'), message: t('contact.sent.text') })
  location.assign(pagePath('thanks', here))
  return true
}

const keptTexts = {
  whole: 'contact.kept.whole',
  texts: 'contact.kept.texts',
  nothing: 'contact.kept.nothing',
} as const

async function keepForLater(entries: Entries, error: HttpFailure, here: Here): Promise<boolean> {
  const { t } = here
  console.error(error)
  const id = String(entries.find(([name]) => name === 'id')?.[1] ?? '')
  const kept = await keepWaiting({ id, at: Date.now(), entries })
  const title = error.status === 0 ? t('contact.kept.title') : errorMessage(error).title
  await showToast({ kind: 'error', title, message: t(keptTexts[kept]) })
  if (kept !== 'nothing') sendWaitingLater(here)
  return kept !== 'nothing'
}

/** The faults that the server found, by field; what concerns no field is shown by the error display too. */
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
