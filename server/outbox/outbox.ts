import { setTimeout as pause } from 'node:timers/promises'
import { type Delivery, type DeliveryTimes, deliver } from './delivery.ts'

export type OutboxDeps = Omit<Delivery, 'times'> & { times?: OutboxTimes }

/** Milliseconds. */
export type OutboxTimes = DeliveryTimes & {
  poll: number
  /** How long shutdown waits for a mail in flight. */
  farewell: number
}

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
