import { showError } from '#app/components/toaster/show-error.ts'
import { showToast } from '#app/components/toaster/toaster.tsx'
import type { HttpFailure } from '#app/platform/http.ts'
import { storageNames } from '#content/storage-names.ts'
import type { Translate } from '#shared/messages.ts'
import { type Edition, pagePath } from '#shared/navigation.ts'
import { requestNumber } from '#shared/sending.ts'
import { drafts } from './contact-draft.ts'
import { canWait, postContactRequest } from './contact-post.ts'
import { countWaiting, forget, isExpired, type WaitingRequest, waitingRequests } from './waiting-requests.ts'

type EditionWords = Edition & { t: Translate }

/** Milliseconds between tries. */
const pause = 60_000
let timer: ReturnType<typeof setTimeout> | undefined
let isListening = false

/** Sends waiting requests now, when the network is back, and at intervals. */
export function startContactQueue(words: EditionWords): Promise<void> {
  drafts.load()
  listen(words)
  return sendWaiting(words)
}

export function sendWaitingLater(words: EditionWords, failure: HttpFailure) {
  listen(words)
  tryAgain(words, failure)
}

/** Not before `Retry-After`. */
function tryAgain(words: EditionWords, { retryAfter = 0 }: HttpFailure) {
  clearTimeout(timer)
  timer = setTimeout(() => sendWaiting(words), Math.max(pause, retryAfter * 1_000))
}

function listen(words: EditionWords) {
  if (!isListening) window.addEventListener('online', () => sendWaiting(words))
  isListening = true
}

/** One tab sends at a time; otherwise the id keeps it one request. */
async function sendWaiting(words: EditionWords) {
  if (countWaiting() === 0) return
  if (!navigator.locks) return sendAll(words)
  await navigator.locks.request(storageNames.waiting, { ifAvailable: true }, async (lock) => {
    if (lock) await sendAll(words)
  })
}

async function sendAll(words: EditionWords) {
  for (const waiting of await waitingRequests()) {
    try {
      await sendOne(waiting, words)
    } catch (error) {
      if (!canWait(error)) throw error
      tryAgain(words, error)
      return
    }
  }
}

async function sendOne(waiting: WaitingRequest, { t, ...edition }: EditionWords) {
  if (isExpired(waiting)) {
    await forget(waiting.id)
    await showToast({
      kind: 'info',
      title: t('contact.expired.title'),
      message: t('contact.expired.text'),
      duration: 0,
    })
    return
  }
  let id: string
  try {
    id = await postContactRequest(waiting.entries)
  } catch (error) {
    if (canWait(error)) throw error
    await giveBack(waiting)
    await showError(error)
    const run = () => location.assign(pagePath('contact', edition))
    const action = { label: t('contact.returned.go'), run }
    const [title, message] = [t('contact.returned.title'), t('contact.returned.text')]
    await showToast({ kind: 'info', title, message, action, duration: 0 })
    return
  }
  await forget(waiting.id)
  // Stays until it is closed: it has the request's number.
  const message = t('contact.sent.text', { number: requestNumber(id) })
  await showToast({ kind: 'success', title: t('contact.sent.title'), message, duration: 0 })
}

/** The server refused it for good: it becomes the form's draft. */
async function giveBack({ id, entries }: WaitingRequest) {
  const texts = Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  if (drafts.save({ id, texts })) await forget(id)
}
