import { expect, test } from 'vitest'
import type { ContactStore } from '#server/contact-store/contact-store.ts'
import {
  compose,
  isEmpty,
  openOutbox,
  patient,
  request,
  sqliteStore,
  until,
} from '#server/fixtures/outbox-run.ts'
import { ownStore } from '#server/fixtures/store-engines.ts'
import type { Mail } from './compose-mail.ts'
import { deliver, type OutboxTimes } from './outbox.ts'
import { MailFailure, type SendMail } from './smtp.ts'

const times = { poll: 20, claim: 150, firstRetry: 20, longestRetry: 40 }

const run = (store: ContactStore, sendMail: SendMail, own: Partial<OutboxTimes> = {}) =>
  openOutbox(store, sendMail, patient, { ...times, ...own })

const writerOf = ({ replyTo }: Mail) => replyTo?.address

test('an error of the program does not count as an attempt, and the mail is sent once it is fixed', async () => {
  const store = sqliteStore()
  await store.save(request())
  const mended = { now: false }
  const sent: unknown[] = []
  const { faults } = run(store, async (mail) => {
    if (!mended.now) throw new TypeError('a fault of ours')
    sent.push(writerOf(mail))
  })
  await until(() => faults.length >= 2)
  expect(faults).toContain('a fault of ours')
  expect(await store.outboxState()).toEqual({ waiting: 1, fault: null, oldest: expect.any(Date) })
  mended.now = true
  await until(() => isEmpty(store))
  expect(sent).toEqual(['anna@example.it'])
  expect(await store.outboxState()).toEqual({ waiting: 0, fault: null, oldest: null })
})

test('an error of the program with one mail does not delay the others', async () => {
  const store = sqliteStore()
  await store.save(request())
  await store.save(request({ emailOrPhone: 'ugo@example.it' }))
  const sent: unknown[] = []
  run(store, async (mail) => {
    if (writerOf(mail) === 'anna@example.it') throw new TypeError('a fault of ours')
    sent.push(writerOf(mail))
  })
  await until(() => sent.length > 0)
  expect((await store.outboxState()).waiting).toBe(1)
})

test('each failure doubles the time to the next attempt up to a limit', async () => {
  const minutes: number[] = []
  const store: ContactStore = {
    ...sqliteStore(),
    postponeMail: async (_id, to) => void minutes.push(Math.round((to.getTime() - Date.now()) / 60_000)),
  }
  await store.save(request())
  const mails = await store.claimMails(new Date(), new Date(Date.now() + 60_000), 1)
  const sendMail = () => Promise.reject(new MailFailure('ESOCKET', false))
  const minute = 60_000
  const slow = { poll: minute, claim: minute, firstRetry: minute, longestRetry: 5 * minute, farewell: 0 }
  for (const attempts of [1, 2, 3, 4, 99])
    for (const mail of mails)
      await deliver({ store, sendMail, compose, onFault: () => {}, times: slow }, { ...mail, attempts })
  expect(minutes).toEqual([1, 2, 4, 5, 5])
})

test('a receipt to a visitor, queued by a former release, is finished without being sent', async () => {
  const { store, database } = ownStore()
  await store.save(request())
  await database.transaction((query) => query(`UPDATE outbox SET kind = 'receipt'`))
  const sent: Mail[] = []
  const { faults } = run(store, async (mail) => void sent.push(mail))
  await until(() => isEmpty(store))
  expect([sent, faults]).toEqual([[], []])
})

// Longer than the test: it would time out if the outbox waited for them.
const waiting = { poll: 300_000, farewell: 300_000 }

test('wake during a delivery makes the outbox look again', async () => {
  const store = sqliteStore()
  const sent: unknown[] = []
  const { outbox } = run(
    store,
    async (mail) => {
      sent.push(writerOf(mail))
      if (sent.length > 1) return
      outbox.wake()
      throw new TypeError('a fault of ours')
    },
    { ...waiting, claim: 0 },
  )
  await store.save(request())
  outbox.wake()
  await until(() => isEmpty(store))
  expect(sent).toEqual(['anna@example.it', 'anna@example.it'])
})
