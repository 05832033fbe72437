import { afterAll, beforeAll, expect, test } from 'vitest'
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
  html: '<p>Sì</p>',
}

let server: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.stop())

/** Connects to this machine too, but does not look like it. */
const elsewhere = () => server.url.replace('127.0.0.1', '0.0.0.0')

test('on this machine a mail server needs no encryption', async () => {
  await createSmtp(server.url).sendMail(mail, [])
  expect(server.mails.splice(0)).toHaveLength(1)
})

test('elsewhere nothing is said over a line that is not encrypted', async () => {
  const smtp = createSmtp(elsewhere())
  await expect(smtp.sendMail(mail, [])).rejects.toThrow(/^ETLS/)
  await expect(smtp.check()).rejects.toThrow(/^ETLS/)
  expect(server.mails).toEqual([])
})

test('unless the owner says so', async () => {
  await createSmtp(`${elsewhere()}?requireTLS=false`).sendMail(mail, [])
  expect(server.mails.splice(0)).toHaveLength(1)
})

test.each([
  new TypeError('ours'),
  new RangeError('ours'),
  new ReferenceError('ours'),
  new SyntaxError('ours'),
])('a fault of the program over a mail stays what it is: %s', (fault) => {
  expect(asMailFailure(fault)).toBe(fault)
})

test.each([
  [new Error('no greeting'), 'Error'],
  [Object.assign(new TypeError('bad address'), { code: 'EENVELOPE' }), 'EENVELOPE'],
  ['thrown text', 'unknown'],
])('all else is a failure of the mail, told without its content: %s', (error, told) => {
  expect(asMailFailure(error)).toEqual(new MailFailure(told, false))
})

test.each([
  { code: 'EENVELOPE', reply: 550, told: 'EENVELOPE 550', isRefused: true, isForGood: true },
  { code: 'EENVELOPE', reply: 500, told: 'EENVELOPE 500', isRefused: true, isForGood: true },
  { code: 'EENVELOPE', reply: 499, told: 'EENVELOPE 499', isRefused: false, isForGood: false },
  { code: 'EENVELOPE', reply: 0, told: 'EENVELOPE', isRefused: false, isForGood: false },
  { code: 'EMESSAGE', reply: 552, told: 'EMESSAGE 552', isRefused: false, isForGood: true },
  { code: 'EMESSAGE', reply: 500, told: 'EMESSAGE 500', isRefused: false, isForGood: true },
  { code: 'EMESSAGE', reply: 452, told: 'EMESSAGE 452', isRefused: false, isForGood: false },
  { code: 'EMESSAGE', reply: 0, told: 'EMESSAGE', isRefused: false, isForGood: true },
  { code: 'ESOCKET', reply: 0, told: 'ESOCKET', isRefused: false, isForGood: false },
])('what a server says is for good from 500 on, and of the recipient alone as such: $told', (row) => {
  const answer = row.reply > 0 ? { responseCode: row.reply } : {}
  const error = Object.assign(new Error('said'), { code: row.code, ...answer })
  const failure = asMailFailure(error)
  expect(failure).toBeInstanceOf(MailFailure)
  expect(failure).toMatchObject({ message: row.told, isRefused: row.isRefused, isForGood: row.isForGood })
})
