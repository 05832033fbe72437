import { setTimeout as pause } from 'node:timers/promises'
import type { ContactStore, DueMail, StoredRequest } from '#server/contact-store/contact-store.ts'
import { headerText, type Mail } from './compose-mail.ts'
import { MailFailure, type SendMail } from './smtp.ts'

export type OutboxDeps = {
  store: ContactStore
  sendMail: SendMail
  compose: (mail: DueMail, request: StoredRequest, mayAttach: boolean) => Mail | null
  /** Fault messages contain no personal data. */
  onFault: (fault: string) => void
  times?: OutboxTimes
}

/** Milliseconds. A claim is extended while its mail is being sent, or another process would send it too. */
export type OutboxTimes = {
  poll: number
  claim: number
  firstRetry: number
  longestRetry: number
  receiptLife: number
  /** How long shutdown waits for a mail in flight. */
  farewell: number
}

const minute = 60_000

const outboxTimes: OutboxTimes = {
  poll: 30_000,
  claim: 5 * minute,
  firstRetry: minute,
  longestRetry: 360 * minute,
  receiptLife: 3 * 1_440 * minute,
  farewell: 5_000,
}

export type Outbox = { wake: () => void; stop: () => Promise<void> }

/** Retries with exponential backoff: the owner's notice for ever, a receipt for a limited time. */
export function startOutbox({ store, sendMail, compose, onFault, times = outboxTimes }: OutboxDeps): Outbox {
  const stopping = new AbortController()
  let isWoken = false
  let wakeUp = () => {}
  const finished = loop()

  async function loop() {
    while (!stopping.signal.aborted) {
      isWoken = false
      await sendDue().catch((error: unknown) => onFault(error instanceof Error ? error.message : 'unknown'))
      if (!isWoken && !stopping.signal.aborted) await nextTurn()
    }
  }

  function nextTurn() {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, times.poll)
      wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function sendDue() {
    while (!stopping.signal.aborted) {
      const now = Date.now()
      const [mail] = await store.claimMails(new Date(now), new Date(now + times.claim), 1)
      if (!mail) return
      await deliver(mail)
    }
  }

  async function deliver(mail: DueMail) {
    const request = await store.find(mail.requestId)
    const composed = request && compose(mail, request, true)
    if (!request || !composed) return store.finishMail(mail.id, new Date(), 'nobody')
    const holding = setInterval(() => hold(mail), times.claim / 3)
    try {
      await send(mail, request, composed)
    } catch (error) {
      clearInterval(holding)
      if (!(error instanceof MailFailure)) throw error
      return failed(mail, request, error)
    }
    clearInterval(holding)
    await insist(() => store.finishMail(mail.id, new Date()))
  }

  function hold({ id }: DueMail) {
    store.postponeMail(id, new Date(Date.now() + times.claim)).catch(() => {})
  }

  /** If the server permanently rejects the files, sends the mail without them. */
  async function send(mail: DueMail, request: StoredRequest, composed: Mail) {
    if (!composed.hasFiles) return sendMail(composed, [])
    try {
      await sendMail(composed, await attachmentsOf(request))
    } catch (error) {
      const bare = compose(mail, request, false)
      if (!(error instanceof MailFailure && error.isForGood && bare)) throw error
      onFault(`A mail was refused with its files (${error.message}) and goes out without them.`)
      await sendMail(bare, [])
    }
  }

  async function failed(mail: DueMail, { createdAt }: StoredRequest, { message, isRefused }: MailFailure) {
    onFault(`A mail could not be sent (${message}); attempt ${mail.attempts}.`)
    const age = Date.now() - createdAt.getTime()
    if (mail.kind === 'receipt' && (isRefused || age > times.receiptLife)) {
      return store.finishMail(mail.id, new Date(), message)
    }
    const wait = Math.min(times.longestRetry, times.firstRetry * 2 ** Math.min(mail.attempts - 1, 20))
    const spread = wait * (0.9 + Math.random() * 0.2)
    await store.postponeMail(mail.id, new Date(Date.now() + spread), message)
  }

  async function attachmentsOf({ files }: StoredRequest) {
    const attachments = []
    for (const { id, name } of files) {
      const content = await store.fileContent(id)
      if (content) attachments.push({ filename: headerText(name), content: Buffer.from(content) })
    }
    return attachments
  }

  /** Retries recording, because an unrecorded mail would be sent again when its claim ends. */
  async function insist(record: () => Promise<void>) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await record()
      } catch (error) {
        if (attempt === 6) throw error
        await pause((times.firstRetry / 240) * 2 ** attempt)
      }
    }
  }

  return {
    wake: () => {
      isWoken = true
      wakeUp()
    },
    stop: async () => {
      stopping.abort()
      wakeUp()
      // A hanging mail server must not block shutdown; the mail is due again when the claim ends.
      await Promise.race([finished, pause(times.farewell, undefined, { ref: false })])
    },
  }
}
