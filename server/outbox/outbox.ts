import { setTimeout as pause } from 'node:timers/promises'
import type { ContactStore, DueMail, StoredRequest } from '#server/contact-store/contact-store.ts'
import { headerText, type Mail } from './compose-mail.ts'
import { MailFailure, type SendMail } from './smtp.ts'

/** Milliseconds. */
export type OutboxTimes = {
  poll: number
  /** Extended while the mail is being sent, or another process would send it too. */
  claim: number
  firstRetry: number
  longestRetry: number
  /** How long shutdown waits for a mail in flight. */
  farewell: number
}

export type Delivery = {
  store: ContactStore
  sendMail: SendMail
  compose: (mail: DueMail, request: StoredRequest, mayAttach: boolean) => Mail
  /** Fault messages contain no personal data. */
  onFault: (fault: string) => void
  times: OutboxTimes
}

export type OutboxDeps = Omit<Delivery, 'times'> & Partial<Pick<Delivery, 'times'>>

const minute = 60_000

const outboxTimes: OutboxTimes = {
  poll: 30_000,
  claim: 5 * minute,
  firstRetry: minute,
  longestRetry: 360 * minute,
  farewell: 5_000,
}

export type Outbox = { wake: () => void; stop: () => Promise<void> }

/** Delivers due mails one after the other, until it is stopped. */
export function startOutbox({ times = outboxTimes, ...deps }: OutboxDeps): Outbox {
  const { store, onFault } = deps
  let isStopping = false
  let sleep = new AbortController()
  const finished = loop()

  async function loop() {
    while (!isStopping) {
      // Before it looks: who wakes it meanwhile makes it look again.
      sleep = new AbortController()
      await sendDue().catch((error: unknown) => onFault(error instanceof Error ? error.message : 'unknown'))
      await pause(times.poll, undefined, { signal: sleep.signal }).catch(() => {})
    }
  }

  async function sendDue() {
    while (!isStopping) {
      const now = Date.now()
      const [mail] = await store.claimMails(new Date(now), new Date(now + times.claim), 1)
      if (!mail) return
      await deliver({ ...deps, times }, mail)
    }
  }

  return {
    wake: () => sleep.abort(),
    stop: async () => {
      isStopping = true
      sleep.abort()
      // A hanging mail server must not block shutdown; the mail is due again when the claim ends.
      await Promise.race([finished, pause(times.farewell, undefined, { ref: false })])
    },
  }
}

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
