import { expect, test } from 'vitest'
import { cleanUp, isEmpty, request, sqliteStore, until } from '#server/fixtures/outbox-run.ts'
import { startOutbox } from './outbox.ts'
import { MailFailure, type SendMail } from './smtp.ts'

const times = {
  poll: 20,
  claim: 150,
  firstRetry: 20,
  longestRetry: 40,
  farewell: 300,
  receiptLife: 60_000,
}

function run(store: ReturnType<typeof sqliteStore>, sendMail: SendMail) {
  const faults: string[] = []
  const outbox = startOutbox({
    store,
    sendMail,
    times,
    onFault: (fault: string) => faults.push(fault),
    compose: ({ id, kind }) => ({
      messageId: id,
      from: { name: '', address: 'a@example.com' },
      to: 'b@example.com',
      subject: kind,
      text: '',
      html: '',
      hasFiles: false,
    }),
  })
  cleanUp.push(() => outbox.stop())
  return faults
}

const old = { createdAt: new Date(Date.now() - 2 * times.receiptLife) }

test('a fault of the program is no fault of the mail: it waits, unblamed, and is sent when the program is mended', async () => {
  const store = sqliteStore()
  await store.save(request(old), ['receipt'])
  const mended = { now: false }
  const sent: string[] = []
  const faults = run(store, async ({ subject }) => {
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

test('a fault of the program over one mail does not hold up the others', async () => {
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

test('a receipt that a mail server never takes is given up when it is old, and the notice is not', async () => {
  const store = sqliteStore()
  await store.save(request(old), ['notice', 'receipt'])
  const faults = run(store, async () => {
    throw new MailFailure('ESOCKET', false)
  })
  await until(() => faults.length >= 4)
  expect(await store.outboxState()).toMatchObject({ waiting: 1, failed: 1, fault: 'ESOCKET' })
})
