import type { ContactStore, DueMail, StoredRequest } from '#server/contact-store/contact-store.ts'
import { headerText, type Mail } from './compose-mail.ts'
import { MailFailure, type SendMail } from './smtp.ts'

export type Delivery = {
  store: ContactStore
  sendMail: SendMail
  compose: (mail: DueMail, request: StoredRequest, mayAttach: boolean) => Mail
  /** Fault messages contain no personal data. */
  onFault: (fault: string) => void
  times: DeliveryTimes
}

/** Milliseconds. A claim is extended while its mail is being sent, or another process would send it too. */
export type DeliveryTimes = { claim: number; firstRetry: number; longestRetry: number }

/** Sends a claimed mail, and records that it was sent, or when to try again. */
export async function deliver(delivery: Delivery, mail: DueMail) {
  const { store, compose, times } = delivery
  const request = await store.find(mail.requestId)
  // Erased meanwhile, or a receipt that a former release queued: none is sent any more.
  if (!request || mail.kind !== 'notice') return store.finishMail(mail.id, new Date())
  const composed = compose(mail, request, true)
  const holding = setInterval(() => {
    store.postponeMail(mail.id, new Date(Date.now() + times.claim)).catch(() => {})
  }, times.claim / 3)
  try {
    await send(delivery, mail, request, composed)
  } catch (error) {
    clearInterval(holding)
    if (!(error instanceof MailFailure)) throw error
    return recordFailure(delivery, mail, error)
  }
  clearInterval(holding)
  await store.finishMail(mail.id, new Date())
}

/** If the server permanently rejects the files, sends the mail without them. */
async function send(delivery: Delivery, mail: DueMail, request: StoredRequest, composed: Mail) {
  const { store, sendMail, compose, onFault } = delivery
  if (!composed.hasFiles) return sendMail(composed, [])
  try {
    await sendMail(composed, await attachmentsOf(store, request))
  } catch (error) {
    if (!(error instanceof MailFailure && error.isForGood)) throw error
    onFault(`A mail was refused with its files (${error.message}) and goes out without them.`)
    await sendMail(compose(mail, request, false), [])
  }
}

/** The owner's notice is retried for ever. */
async function recordFailure({ store, onFault, times }: Delivery, mail: DueMail, { message }: MailFailure) {
  onFault(`A mail could not be sent (${message}); attempt ${mail.attempts}.`)
  const wait = Math.min(times.longestRetry, times.firstRetry * 2 ** Math.min(mail.attempts - 1, 20))
  await store.postponeMail(mail.id, new Date(Date.now() + wait), message)
}

async function attachmentsOf(store: ContactStore, { files }: StoredRequest) {
  const attachments = []
  for (const { id, name } of files) {
    const content = await store.fileContent(id)
    if (content) attachments.push({ filename: headerText(name), content: Buffer.from(content) })
  }
  return attachments
}
