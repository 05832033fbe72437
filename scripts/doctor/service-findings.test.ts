import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { type Config, readConfig } from '#server/config.ts'
import { openContactStore } from '#server/contact-store/open-contact-store.ts'
import { startMailServer } from '#server/fixtures/mail-server.ts'
import { request } from '#server/fixtures/store-engines.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { outboxFindings, serviceFindings } from './service-findings.ts'

const folder = ownFolder()

const publicOrigin = 'https://www.example.com'
const read = readConfig({ DATA_DIR: folder, STORE_FREE_MB: '0' })
if ('faults' in read) throw new Error(read.faults.join())
const { config } = read

async function texts(change: Partial<Config>, level: string, origin?: string) {
  const found = await serviceFindings({ ...config, ...change }, ownerWords.en, origin)
  return found
    .filter(({ group }) => group === level)
    .map((one) => ('row' in one ? `${one.row}: ${one.text}` : one.text))
    .join('\n')
}

test('reports a working store and waiting mails', async () => {
  const store = openContactStore(config)
  await store.save(request())
  await store.close()
  expect(await texts({}, 'good')).toContain(`Requests can be stored (${folder}/contact.sqlite)`)
  expect(await texts({}, 'must')).toBe('')
  expect(await texts({}, 'should')).toMatch(
    /(?:One mail waits|\d mails wait) to be sent[\s\S]*SMTP_URL: The mail server is missing/,
  )
})

test('creates no missing store and says where it looked', async () => {
  const nowhere = join(folder, 'nowhere')
  expect(await texts({ dataDir: nowhere }, 'should')).toContain(
    `DATA_DIR: There is no store yet (${nowhere}/contact.sqlite)`,
  )
  expect(existsSync(nowhere)).toBe(false)
})

test('reports an unreachable PostgreSQL without its password', async () => {
  const databaseUrl = `postgres://site:topsecret@127.0.0.1:${await freePort()}/site`
  const faults = await texts({ databaseUrl }, 'must')
  expect(faults).toContain('DATABASE_URL: Requests cannot be stored (postgres://site@127.0.0.1:')
  expect(faults).not.toContain('topsecret')
})

test('reports an unreachable mail server without its password, and a working one as good', async () => {
  const smtpUrl = `smtp://site:topsecret@127.0.0.1:${await freePort()}`
  const faults = await texts({ smtpUrl }, 'must')
  expect(faults).toContain('The mail server of SMTP_URL cannot be used')
  expect(faults).not.toContain('topsecret')
  const server = await startMailServer()
  expect(await texts({ smtpUrl: server.url }, 'good')).toContain('The mail server answers')
  await server.stop()
})

test('reports unencrypted connections and a missing TRUST_PROXY', async () => {
  const elsewhere = `postgres://site:topsecret@0.0.0.0:${await freePort()}/site`
  const found = await texts({ databaseUrl: elsewhere }, 'should', publicOrigin)
  expect(found).toMatch(/unencrypted[\s\S]*TRUST_PROXY/)
  const named = { databaseUrl: `${elsewhere}?sslmode=verify-full`, trustedProxies: ['127.0.0.1'] }
  expect(await texts(named, 'should', publicOrigin)).not.toMatch(/unencrypted|TRUST_PROXY/)
})

test('a mail server is required on a public origin, recommended on this machine', async () => {
  const unset = 'SMTP_URL: The mail server is missing'
  expect(await texts({}, 'must', publicOrigin)).toContain(unset)
  expect(await texts({}, 'must')).not.toContain(unset)
  expect(await texts({}, 'should')).toContain('site.origin: It is not an https address')
  expect(await texts({}, 'should')).not.toContain('contact.recipient')
  expect(await texts({}, 'could')).toBe('')
})

const mails = (waiting: number, fault: string | null) =>
  outboxFindings({ outboxState: async () => ({ waiting, fault, oldest: null }) }, ownerWords.en)

test.each([
  ['ETLS', 'it does not encrypt'],
  ['EAUTH 535', 'the mail server refuses name or password (EAUTH 535)'],
  ...['ECONNECTION', 'ECONNREFUSED', 'EDNS', 'ENOTFOUND', 'ESOCKET', 'ETIMEDOUT'].map((code) => [
    code,
    `the mail server does not answer (${code})`,
  ]),
  ['552 too large', 'The last attempt: 552 too large.'],
])('of waiting mails the last fault is told, %s in words', async (fault, words) => {
  const [found, ...others] = await mails(2, fault)
  expect(others).toEqual([])
  expect(found).toMatchObject({ group: 'should', row: 'outbox' })
  expect(found?.text).toMatch(/^2 mails wait to be sent.*\. The last attempt: /)
  expect(found?.text).toContain(words)
})

test('no fault is told where there was none, and nothing where no mail waits', async () => {
  const text = expect.stringMatching(/^One mail waits .* you\.$/)
  expect(await mails(1, null)).toMatchObject([{ text }])
  expect(await mails(0, null)).toEqual([])
})
