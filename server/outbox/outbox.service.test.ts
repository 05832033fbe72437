import { expect, onTestFinished, test } from 'vitest'
import { createContactStore } from '#server/contact-store/contact-store.ts'
import { openPostgres } from '#server/contact-store/postgres.ts'
import { noMail, readMail, startMailServer, startSilentServer } from '#server/fixtures/mail-server.ts'
import {
  isEmpty,
  mailServer,
  openOutbox,
  patient,
  request,
  sqliteStore,
  until,
} from '#server/fixtures/outbox-run.ts'
import { ownDatabase } from '#tests/helpers/own-database.ts'
import { smtpLimits } from './smtp.ts'

test('after an outage of the mail server each mail arrives once', async () => {
  const first = await startMailServer()
  await first.stop()
  const store = sqliteStore()
  const { outbox, faults } = openOutbox(store, first.url)
  for (let count = 0; count < 3; count++) await store.save(request())
  outbox.wake()
  await until(() => faults.length >= 6)
  expect((await store.outboxState()).fault).toBe('ESOCKET')
  const second = await mailServer({}, first.port)
  await until(() => isEmpty(store))
  expect(second.mails).toHaveLength(3)
  expect(new Set(second.mails.map(({ raw }) => /Message-ID: (\S+)/i.exec(raw)?.[1])).size).toBe(3)
})

/** A mail server that accepts connections and says nothing, and a store whose mail goes there. */
async function silence() {
  const silent = await startSilentServer()
  onTestFinished(silent.stop)
  const store = sqliteStore()
  await store.save(request())
  return { silent, store }
}

test('gives up on a silent mail server and tries again', async () => {
  const { silent, store } = await silence()
  const { faults } = openOutbox(store, silent.url, { connectMs: 200, idleMs: 300, wholeMs: 600 })
  await until(() => faults.length >= 2)
  expect(faults[0]).toContain('ETIMEDOUT')
  expect((await store.outboxState()).waiting).toBe(1)
})

test('a silent mail server delays neither requests nor shutdown', async () => {
  const { silent, store } = await silence()
  const { outbox } = openOutbox(store, silent.url, patient)
  await until(() => silent.connections() > 0)
  const started = performance.now()
  expect(await store.save(request())).toBe('stored')
  await outbox.stop()
  expect(performance.now() - started).toBeLessThan(patient.connectMs / 2)
  expect((await store.outboxState()).waiting).toBe(2)
})

test('a refused notice is tried again', async () => {
  const isOpen = { now: false }
  const server = await mailServer({ accepts: () => isOpen.now })
  const store = sqliteStore()
  await store.save(request())
  const { faults } = openOutbox(store, server.url)
  await until(() => faults.length >= 2)
  expect((await store.outboxState()).waiting).toBe(1)
  expect(faults.join(' ')).not.toMatch(/@|Anna|example/)
  isOpen.now = true
  await until(() => isEmpty(store))
  expect(server.mails.map(({ to }) => to)).toEqual([['bottega@example.com']])
})

test.each(['SQLite', 'PostgreSQL'])('several processes on one %s send each mail once', async (engine) => {
  const server = await mailServer()
  const address = engine === 'SQLite' ? '' : await ownDatabase()
  const stores = Array.from({ length: 3 }, () => {
    if (engine === 'SQLite') return sqliteStore('shared.sqlite')
    const store = createContactStore(openPostgres(address))
    onTestFinished(() => store.close())
    return store
  })
  const [first = sqliteStore()] = stores
  const all = Array.from({ length: 30 }, () => request())
  for (const one of all) await first.save(one)
  for (const store of stores) openOutbox(store, server.url)
  await until(() => isEmpty(first))
  const ids = server.mails.map(({ raw }) => /Message-ID: (\S+)/i.exec(raw)?.[1])
  expect(ids).toHaveLength(30)
  expect(new Set(ids).size).toBe(30)
})

const files = [{ name: 'a.pdf', content: Buffer.alloc(50_000) }]

test('a notice refused for its files is sent without them and says where they are', async () => {
  const server = await mailServer({ judges: (raw) => (raw.length > 20_000 ? 552 : null) })
  const store = sqliteStore()
  const one = request({ files })
  await store.save(one)
  const { faults } = openOutbox(store, server.url)
  await until(() => isEmpty(store))
  expect(faults).toEqual(['A mail was refused with its files (EMESSAGE 552) and goes out without them.'])
  expect(server.mails).toHaveLength(1)
  const [mail = noMail] = server.mails
  expect(readMail(mail).text).toContain(`npm run requests -- save ${one.id}`)
})

test('a notice also refused without files waits', async () => {
  const server = await mailServer({ judges: () => 552 })
  const store = sqliteStore()
  await store.save(request({ files }))
  const { faults } = openOutbox(store, server.url)
  await until(() => faults.length >= 4)
  expect(await store.outboxState()).toMatchObject({ waiting: 1, fault: 'EMESSAGE 552' })
})

test('a delivery longer than its claim is not repeated by another process', async () => {
  const server = await mailServer({ thinks: 1_500 })
  const store = sqliteStore('slow.sqlite')
  await store.save(request())
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
