import { afterAll, expect, test } from 'vitest'
import { startMailServer } from '#server/fixtures/mail-server.ts'
import type { Mail } from './compose-mail.ts'
import { asMailFailure, createSmtp, MailFailure } from './smtp.ts'

const mail: Mail = {
  messageId: '<1@example.com>',
  from: { name: 'Easy', address: 'sito@example.com' },
  hasFiles: false,
  to: 'bottega@example.com',
  subject: 'Richiesta',
  text: 'Sì',
}

const server = await startMailServer()
afterAll(() => server.stop())

/** Connects to this machine too, but does not look like it. */
const elsewhere = () => server.url.replace('127.0.0.1', '0.0.0.0')

test('a mail server on this machine needs no encryption', async () => {
  await createSmtp(server.url).sendMail(mail, [])
  expect(server.mails.splice(0)).toHaveLength(1)
})

test('a remote mail server without TLS gets no mail', async () => {
  const smtp = createSmtp(elsewhere())
  await expect(smtp.sendMail(mail, [])).rejects.toThrow(/^ETLS/)
  await expect(smtp.check()).rejects.toThrow(/^ETLS/)
  expect(server.mails).toEqual([])
})

test('requireTLS=false allows a remote mail server without TLS', async () => {
  await createSmtp(`${elsewhere()}?requireTLS=false`).sendMail(mail, [])
  expect(server.mails.splice(0)).toHaveLength(1)
})

test.each([TypeError, RangeError, ReferenceError, SyntaxError])('%o of ours stays as it is', (Kind) => {
  const fault = new Kind('ours')
  expect(asMailFailure(fault)).toBe(fault)
})

test.each([
  [new Error('no greeting'), 'Error'],
  [Object.assign(new TypeError('bad address'), { code: 'EENVELOPE' }), 'EENVELOPE'],
  ['thrown text', 'unknown'],
])('asMailFailure turns other errors into a MailFailure without their text: %s', (error, message) => {
  expect(asMailFailure(error)).toEqual(new MailFailure(message, false))
})

test.each([
  { code: 'EENVELOPE', reply: 550, message: 'EENVELOPE 550', isForGood: true },
  { code: 'EENVELOPE', reply: 500, message: 'EENVELOPE 500', isForGood: true },
  { code: 'EENVELOPE', reply: 499, message: 'EENVELOPE 499', isForGood: false },
  { code: 'EENVELOPE', reply: 0, message: 'EENVELOPE', isForGood: false },
  { code: 'EMESSAGE', reply: 552, message: 'EMESSAGE 552', isForGood: true },
  { code: 'EMESSAGE', reply: 500, message: 'EMESSAGE 500', isForGood: true },
  { code: 'EMESSAGE', reply: 452, message: 'EMESSAGE 452', isForGood: false },
  { code: 'EMESSAGE', reply: 0, message: 'EMESSAGE', isForGood: true },
  { code: 'ESOCKET', reply: 0, message: 'ESOCKET', isForGood: false },
])('replies from 500 on are permanent: $message', (row) => {
  const answer = row.reply > 0 ? { responseCode: row.reply } : {}
  const error = Object.assign(new Error('said'), { code: row.code, ...answer })
  const failure = asMailFailure(error)
  expect(failure).toBeInstanceOf(MailFailure)
  expect(failure).toMatchObject({ message: row.message, isForGood: row.isForGood })
})
