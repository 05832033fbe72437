import { expect, test } from 'vitest'
import { readMail } from '#server/fixtures/mail-server.ts'
import {
  isEmpty,
  mailServer,
  openOutbox,
  patient,
  request,
  sqliteStore,
  until,
} from '#server/fixtures/outbox-run.ts'
import { smtpLimits } from './smtp.ts'

const files = [{ name: 'a.pdf', content: Buffer.alloc(50_000) }]

test('a notice refused for its files is sent without them and says where they are', async () => {
  const server = await mailServer({ judges: (raw) => (raw.length > 20_000 ? 552 : null) })
  const store = sqliteStore()
  const one = request({ files })
  await store.save(one, ['notice'])
  const { faults } = openOutbox(store, server.url)
  await until(() => isEmpty(store))
  expect(faults).toEqual(['A mail was refused with its files (EMESSAGE 552) and goes out without them.'])
  expect(server.mails).toHaveLength(1)
  expect(readMail(server.mails[0] ?? { to: [], raw: '' }).text).toContain(
    `npm run requests -- save ${one.id}`,
  )
})

test('a notice also refused without files waits', async () => {
  const server = await mailServer({ judges: () => 552 })
  const store = sqliteStore()
  await store.save(request({ files }), ['notice'])
  const { faults } = openOutbox(store, server.url)
  await until(() => faults.length >= 4)
  expect(await store.outboxState()).toMatchObject({ waiting: 1, failed: 0, fault: 'EMESSAGE 552' })
})

test('a delivery longer than its claim is not repeated by another process', async () => {
  const server = await mailServer({ thinks: 1_500 })
  const store = sqliteStore('slow.sqlite')
  await store.save(request(), ['notice'])
  for (const each of [store, sqliteStore('slow.sqlite')])
    openOutbox(each, server.url, patient, { claim: 300 })
  await until(() => isEmpty(store))
  expect(server.mails).toHaveLength(1)
})

test('shipped time limits exceed the ten minutes that RFC 5321 gives a server', () => {
  const tenMinutes = 600_000
  expect(smtpLimits.idleMs).toBeGreaterThan(tenMinutes)
  expect(smtpLimits.wholeMs).toBeGreaterThan(smtpLimits.idleMs)
})
