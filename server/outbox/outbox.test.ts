import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import english from '#assets/i18n/en.json' with { type: 'json' }
import italian from '#assets/i18n/it.json' with { type: 'json' }
import {
  type ContactStore,
  createContactStore,
  type MailKind,
  type NewRequest,
} from '#server/contact-store/contact-store.ts'
import { openPostgres } from '#server/contact-store/postgres.ts'
import { openSqlite } from '#server/contact-store/sqlite.ts'
import { readMail, startMailServer, startSilentServer } from '#server/fixtures/mail-server.ts'
import { createTranslate } from '#shared/messages.ts'
import { createUuid } from '#shared/uuid.ts'
import { type PostgresServer, startPostgres } from '#tests/helpers/postgres.ts'
import { composeMail } from './compose-mail.ts'
import { type OutboxTimes, startOutbox } from './outbox.ts'
import { createSmtp } from './smtp.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-outbox-'))
const cleanUp: (() => Promise<void>)[] = []
const times: OutboxTimes = {
  poll: 40,
  claim: 60_000,
  firstRetry: 60,
  longestRetry: 200,
  receiptLife: 60_000,
  farewell: 300,
}
const patient = { connectMs: 10_000, idleMs: 10_000, wholeMs: 20_000 }
const impatient = { connectMs: 200, idleMs: 300, wholeMs: 600 }
let postgres: PostgresServer

beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)

afterEach(async () => {
  for (const close of cleanUp.splice(0).reverse()) await close()
})

afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

function sqliteStore(file = `${createUuid()}.sqlite`): ContactStore {
  const store = createContactStore(openSqlite(join(folder, file)))
  cleanUp.push(() => store.close())
  return store
}

function request(change: Partial<NewRequest> = {}): NewRequest {
  return {
    id: createUuid(),
    createdAt: new Date(),
    page: 'it',
    answer: 'en',
    ...{ subject: 'warehouse', name: 'Anna Ferri', reach: 'anna@example.it', company: '', files: [] },
    message: 'Perché no?',
    ...change,
  }
}

const brand = 'Easy "Però" <b>'
const sender = {
  ...{ brand, from: 'sito@example.com', recipient: 'bottega@example.com' },
  translate: {
    it: createTranslate(italian, 'it', { brand }),
    en: createTranslate(english, 'en', { brand }),
  },
}

function open(store: ContactStore, url: string, limits = patient) {
  const faults: string[] = []
  const outbox = startOutbox({
    ...{ store, times },
    sendMail: createSmtp(url, limits).sendMail,
    compose: (mail, found) => composeMail(mail, found, sender),
    onFault: (fault) => faults.push(fault),
  })
  cleanUp.push(() => outbox.stop())
  return { outbox, faults }
}

async function mailServer(...args: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...args)
  cleanUp.push(() => server.stop())
  return server
}

async function until(isDone: () => boolean | Promise<boolean>, ms = 25_000) {
  const deadline = Date.now() + ms
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error('Waited in vain.')
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
}

const isEmpty = async (store: ContactStore) => (await store.outboxState()).waiting === 0

async function sent(change: Partial<NewRequest>, kinds: MailKind[] = ['notice']) {
  const [store, server] = [sqliteStore(), await mailServer()]
  const one = request(change)
  await store.save(one, kinds)
  open(store, server.url)
  await until(() => isEmpty(store))
  return { one, mails: server.mails }
}

test('the provider gets the whole request in Italian, and answers the visitor by replying', async () => {
  const { one, mails } = await sent({
    message: 'Uno <script>alert("1")</script>\n& due',
    files: [{ name: 'Capitolato à.pdf', content: Buffer.from('%PDF-1.4 prova') }],
  })
  expect(mails).toHaveLength(1)
  const [mail = { to: [], raw: '' }] = mails
  const { header, text, html } = readMail(mail)
  expect(mail.to).toEqual(['bottega@example.com'])
  expect(header).toContain('Reply-To: Anna Ferri <anna@example.it>')
  expect(header).toContain('Auto-Submitted: auto-generated')
  expect(header).toMatch(/Message-ID: <[0-9a-f-]{36}@example\.com>/i)
  for (const words of ['Magazzino', 'anna@example.it', 'inglese', one.id, '<script>alert("1")</script>']) {
    expect(text).toContain(words)
  }
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;<br>&amp; due')
  expect(html).not.toContain('<script')
  expect(mail.raw).toContain(Buffer.from('%PDF-1.4 prova').toString('base64'))
})

test('files too large for a mail stay in the store, and the mail says how to save them', async () => {
  const { one, mails } = await sent({ files: [{ name: 'a.pdf', content: Buffer.alloc(7_000_001) }] })
  const [mail = { to: [], raw: '' }] = mails
  expect(mail.raw.length).toBeLessThan(10_000)
  expect(readMail(mail).text).toContain(`npm run requests -- save ${one.id}`)
})

test('nothing that a visitor writes becomes a header or another recipient', async () => {
  const evil = 'Anna\r\nBcc: all@example.org\r\n\r\n<b>'
  const { mails } = await sent({
    ...{ name: evil, company: evil, subject: evil },
    files: [{ name: `a\r\nX-Evil: 1\r\n".pdf`, content: Buffer.from('x') }],
  })
  const [mail = { to: [], raw: '' }] = mails
  expect(mail.to).toEqual(['bottega@example.com'])
  // The text of the mail may say anything; its header and those of its parts may not.
  const parts = mail.raw.split(/\r\n--[^\r]+\r\n/)
  const heads = parts.map((part) => part.split('\r\n\r\n')[0] ?? '').filter((head) => head.includes(': '))
  expect(heads).toHaveLength(5)
  expect(heads.join('')).not.toMatch(/^(bcc|x-evil):/im)
})

test('the visitor’s receipt is in the language of the answer and repeats nothing that was written', async () => {
  const { one, mails } = await sent({ name: 'Buy now http://spam.example', message: 'spam' }, ['receipt'])
  const [mail = { to: [], raw: '' }] = mails
  const { header, text } = readMail(mail)
  expect(mail.to).toEqual(['anna@example.it'])
  expect(header).toContain('Subject: We received your request')
  expect(text).toContain(one.id)
  expect(mail.raw).not.toContain('spam')
})

test('who left a telephone gets no receipt, and the provider is told to call', async () => {
  const { mails } = await sent({ reach: '0421 123456' }, ['notice', 'receipt'])
  expect(mails).toHaveLength(1)
  const { header, text } = readMail(mails[0] ?? { to: [], raw: '' })
  expect(header).not.toContain('Reply-To')
  expect(text).toContain('0421 123456')
})

test('a dead mail server only delays: each mail arrives once when it is back', async () => {
  const first = await startMailServer()
  await first.stop()
  const store = sqliteStore()
  const { outbox, faults } = open(store, first.url)
  for (let count = 0; count < 3; count++) await store.save(request(), ['notice'])
  outbox.wake()
  await until(() => faults.length >= 6)
  expect((await store.outboxState()).fault).toBe('ESOCKET')
  const second = await mailServer({}, first.port)
  await until(() => isEmpty(store))
  expect(second.mails).toHaveLength(3)
  expect(new Set(second.mails.map(({ raw }) => /Message-ID: (\S+)/i.exec(raw)?.[1])).size).toBe(3)
})

test('a hanging mail server is left, and the mail is tried again', async () => {
  const silent = await startSilentServer()
  cleanUp.push(silent.stop)
  const store = sqliteStore()
  await store.save(request(), ['notice'])
  const { faults } = open(store, silent.url, impatient)
  await until(() => faults.length >= 2)
  expect(faults[0]).toContain('ETIMEDOUT')
  expect((await store.outboxState()).waiting).toBe(1)
})

test('while a mail server hangs, requests are stored and the program can end', async () => {
  const silent = await startSilentServer()
  cleanUp.push(silent.stop)
  const store = sqliteStore()
  await store.save(request(), ['notice'])
  const { outbox } = open(store, silent.url, patient)
  await until(() => silent.connections() > 0)
  const started = performance.now()
  expect(await store.save(request(), ['notice'])).toBe('stored')
  await outbox.stop()
  expect(performance.now() - started).toBeLessThan(patient.connectMs / 2)
  expect((await store.outboxState()).waiting).toBe(2)
})

test('an address that refuses ends a receipt, while the provider’s notice goes on', async () => {
  const isOpen = { now: false }
  const server = await mailServer({ accepts: (address) => isOpen.now && address.startsWith('bottega') })
  const store = sqliteStore()
  await store.save(request(), ['notice', 'receipt'])
  const { faults } = open(store, server.url)
  await until(() => faults.length >= 4)
  expect(await store.outboxState()).toMatchObject({ waiting: 1, failed: 1 })
  isOpen.now = true
  await until(() => isEmpty(store))
  expect(server.mails.map(({ to }) => to)).toEqual([['bottega@example.com']])
})

test('outside this machine nothing is mailed over a line that is not encrypted, unless the owner says so', async () => {
  const server = await mailServer()
  const store = sqliteStore()
  await store.save(request(), ['notice'])
  // Connects to this machine too, but does not look like it.
  const url = server.url.replace('127.0.0.1', '0.0.0.0')
  const { outbox, faults } = open(store, url)
  await until(() => faults.length >= 1)
  await outbox.stop()
  expect(faults[0]).toContain('ETLS')
  expect(server.mails).toEqual([])
  open(store, `${url}?requireTLS=false`)
  await until(() => isEmpty(store))
  expect(server.mails).toHaveLength(1)
})

test('faults carry no personal data', async () => {
  const server = await mailServer({ accepts: () => false })
  const store = sqliteStore()
  await store.save(request(), ['receipt'])
  const { faults } = open(store, server.url)
  await until(() => faults.length >= 1)
  expect(faults.join(' ')).not.toMatch(/@|Anna|example/)
})

test.each(['SQLite', 'PostgreSQL'])('several processes on one %s send each mail once', async (engine) => {
  const server = await mailServer()
  const address = engine === 'SQLite' ? '' : await postgres.createDatabase()
  const stores = Array.from({ length: 3 }, () => {
    if (engine === 'SQLite') return sqliteStore('shared.sqlite')
    const store = createContactStore(openPostgres(address))
    cleanUp.push(() => store.close())
    return store
  })
  const [first = sqliteStore()] = stores
  const all = Array.from({ length: 30 }, () => request())
  for (const one of all) await first.save(one, ['notice'])
  for (const store of stores) open(store, server.url)
  await until(() => isEmpty(first))
  const ids = server.mails.map(({ raw }) => /Message-ID: (\S+)/i.exec(raw)?.[1])
  expect(ids).toHaveLength(30)
  expect(new Set(ids).size).toBe(30)
})
