import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { ContactStore } from '#server/contact-store/contact-store.ts'
import { cleanUp, isEmpty, request, sqliteStore, until } from '#server/fixtures/outbox-run.ts'
import { type Delivery, deliver } from './delivery.ts'
import { startOutbox } from './outbox.ts'
import { MailFailure, type SendMail } from './smtp.ts'

const times = { poll: 20, claim: 150, firstRetry: 20, longestRetry: 40, farewell: 300, receiptLife: 60_000 }

const compose: Delivery['compose'] = ({ id, kind }) => ({
  messageId: id,
  from: { name: '', address: 'a@example.com' },
  to: 'b@example.com',
  subject: kind,
  text: '',
  hasFiles: false,
})

function run(store: ReturnType<typeof sqliteStore>, sendMail: SendMail, own: Partial<typeof times> = {}) {
  const faults: string[] = []
  const outbox = startOutbox({
    store,
    sendMail,
    times: { ...times, ...own },
    onFault: (fault) => faults.push(fault),
    compose,
  })
  cleanUp.push(() => outbox.stop())
  return { faults, outbox }
}

const old = { createdAt: new Date(Date.now() - 2 * times.receiptLife) }

test('an error of the program does not count as an attempt, and the mail is sent once it is fixed', async () => {
  const store = sqliteStore()
  await store.save(request(old), ['receipt'])
  const mended = { now: false }
  const sent: string[] = []
  const { faults } = run(store, async ({ subject }) => {
    if (!mended.now) throw new TypeError('a fault of ours')
    sent.push(subject)
  })
  await until(() => faults.length >= 2)
  expect(faults).toContain('a fault of ours')
  expect(await store.outboxState()).toEqual({ waiting: 1, failed: 0, fault: null, oldest: expect.any(Date) })
  mended.now = true
  await until(() => isEmpty(store))
  expect(sent).toEqual(['receipt'])
  expect(await store.outboxState()).toEqual({ waiting: 0, failed: 0, fault: null, oldest: null })
})

test('an error of the program with one mail does not delay the others', async () => {
  const store = sqliteStore()
  await store.save(request(), ['notice'])
  await store.save(request(), ['receipt'])
  const sent: string[] = []
  run(store, async ({ subject }) => {
    if (subject === 'notice') throw new TypeError('a fault of ours')
    sent.push(subject)
  })
  await until(() => sent.length > 0)
  expect(await store.outboxState()).toMatchObject({ waiting: 1, failed: 0 })
})

test('each failure doubles the time to the next attempt up to a limit', async () => {
  const minutes: number[] = []
  const store: ContactStore = {
    ...sqliteStore(),
    postponeMail: async (_id, to) => void minutes.push(Math.round((to.getTime() - Date.now()) / 60_000)),
  }
  await store.save(request(), ['notice'])
  const mails = await store.claimMails(new Date(), new Date(Date.now() + 60_000), 1)
  const sendMail = () => Promise.reject(new MailFailure('ESOCKET', false))
  const slow = { ...times, claim: 60_000, firstRetry: 60_000, longestRetry: 300_000 }
  for (const attempts of [1, 2, 3, 4, 99])
    for (const mail of mails)
      await deliver({ store, sendMail, compose, onFault: () => {}, times: slow }, { ...mail, attempts })
  expect(minutes).toEqual([1, 2, 4, 5, 5])
})

test('an old receipt is given up, an old notice is not', async () => {
  const store = sqliteStore()
  await store.save(request(old), ['notice', 'receipt'])
  const { faults } = run(store, async () => {
    throw new MailFailure('ESOCKET', false)
  })
  await until(() => faults.length >= 4)
  expect(await store.outboxState()).toMatchObject({ waiting: 1, failed: 1, fault: 'ESOCKET' })
})

// Longer than the test: it would time out if the outbox waited for them.
const patient = { poll: 300_000, farewell: 300_000 }

test('wake makes an idle outbox send at once, and stop ends it at once', async () => {
  const store = sqliteStore()
  const sent: string[] = []
  const { outbox } = run(store, async ({ subject }) => void sent.push(subject), patient)
  await store.save(request(), ['receipt'])
  outbox.wake()
  await until(() => isEmpty(store))
  await pause(50)
  await store.save(request(), ['notice'])
  outbox.wake()
  await until(() => isEmpty(store))
  expect(sent).toEqual(['receipt', 'notice'])
  await pause(50)
  await outbox.stop()
})

test('wake during a delivery makes the outbox look again', async () => {
  const store = sqliteStore()
  const sent: string[] = []
  const { outbox } = run(
    store,
    async ({ subject }) => {
      sent.push(subject)
      if (sent.length > 1) return
      outbox.wake()
      throw new TypeError('a fault of ours')
    },
    { ...patient, claim: 0 },
  )
  await store.save(request(), ['notice'])
  outbox.wake()
  await until(() => isEmpty(store))
  expect(sent).toEqual(['notice', 'notice'])
})
