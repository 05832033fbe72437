import { expect, test } from 'vitest'
import { contactMethod, mapTextFields } from './contact-fields.ts'
import {
  type ContactFaults,
  type ContactLimits,
  type ContactValues,
  checkContactRequest,
  contactLimits,
  tidyContactTexts,
} from './contact-request.ts'
import type { SettingKey } from './setting.ts'

const limits = { extensions: '.pdf,.PDF,.jpg', megabytes: 1, files: 2 }
const good: ContactValues = {
  ...mapTextFields(() => ''),
  subject: 'warehouse',
  name: 'Anna Ferri',
  emailOrPhone: 'anna@example.it',
  message: 'Vorrei un preventivo.',
  answerLanguage: 'it',
  files: [],
}
const file = (name: string, size = 10) => ({ name, size })
const longReach = `${'a'.repeat(60)}@${'b.'.repeat(96)}it`

const cases: [what: string, change: Partial<ContactValues>, faults: ContactFaults][] = [
  ['good', {}, {}],
  ['unknown subject', { subject: 'spaceship' }, { subject: 'fault.subject.unknown' }],
  ['no name', { name: '' }, { name: 'fault.name.empty' }],
  ['blank name', { name: ' \t\u00a0\u0000' }, { name: 'fault.name.empty' }],
  ['longest name', { name: 'à'.repeat(100) }, {}],
  ['name too long', { name: 'à'.repeat(101) }, { name: 'fault.name.long' }],
  ['telephone', { emailOrPhone: '+39 0421 123456' }, {}],
  ['no reach', { emailOrPhone: ' ' }, { emailOrPhone: 'fault.reach.empty' }],
  ['reach that is neither', { emailOrPhone: 'anna' }, { emailOrPhone: 'fault.reach.form' }],
  ['reach too long', { emailOrPhone: longReach }, { emailOrPhone: 'fault.reach.form' }],
  ['company too long', { company: 'c'.repeat(121) }, { company: 'fault.company.long' }],
  ['no message', { message: '\n\n' }, { message: 'fault.message.empty' }],
  ['longest message', { message: 'm'.repeat(5000) }, {}],
  ['message too long', { message: 'm'.repeat(5001) }, { message: 'fault.message.long' }],
  ['no language', { answerLanguage: '' }, { answerLanguage: 'fault.answer.unknown' }],
  ['unknown language', { answerLanguage: 'xx' }, { answerLanguage: 'fault.answer.unknown' }],
  ['files', { files: [file('a.pdf'), file('b.jpg', 1_000_000)] }, {}],
  ['too many files', { files: Array(3).fill(file('a.pdf')) }, { files: 'fault.files.count' }],
  ['extension not in the list', { files: [file('a.exe')] }, { files: 'fault.files.extension' }],
  ['extension in another case', { files: [file('a.Pdf')] }, { files: 'fault.files.extension' }],
  ['no extension', { files: [file('pdf')] }, { files: 'fault.files.extension' }],
  ['file too large', { files: [file('a.pdf', 1_000_001)] }, { files: 'fault.files.size' }],
  ['empty file', { files: [file('a.pdf', 0)] }, { files: 'fault.files.empty' }],
  [
    'several faults, one a field, in the order of the form',
    { name: '', emailOrPhone: '', message: '' },
    { name: 'fault.name.empty', emailOrPhone: 'fault.reach.empty', message: 'fault.message.empty' },
  ],
]

test.each(cases)('%s', (_, change, faults) => {
  expect(checkContactRequest({ ...good, ...change }, limits)).toEqual(faults)
})

test.each([
  ['anna@example.it', 'email'],
  ['anna.ferri+sito@posta.example.co.uk', 'email'],
  ['anna@città.it', 'email'],
  ['anna@localhost', null],
  ['anna@example..it', null],
  ['a@example.it,b@example.it', null],
  ['a@example.it\r\nBcc: b@example.it', null],
  ['0421 12.34.56', 'phone'],
  ['+39 (0421) 123-456', 'phone'],
  ['12345', null],
  ['1234567890123456', null],
  ['٠١٢٣٤٥٦', null],
  ['+39+0421123456', null],
])('%j is %s', (text, expected) => {
  expect(contactMethod(text)).toBe(expected)
})

test('tidyContactTexts removes control and format characters, and line breaks from single-line fields', () => {
  const { files: _, ...values } = {
    ...good,
    name: ' Anna\r\nBcc: x\u0000\u202e\u200b  Ferri ',
    message: ' a\r\nb\tc \u0007\u{e0041}\n ',
  }
  const tidy = tidyContactTexts(values)
  expect(tidy.name).toBe('Anna Bcc: x Ferri')
  expect(tidy.message).toBe('a\nb  c')
})

const wrong = ['', 'many', '-1', 'Infinity', 'NaN']

test.each<[Partial<Record<SettingKey, string>>, ContactLimits]>([
  [
    { 'contact.extensions': '.odt', 'contact.file.megabytes': '7.5', 'contact.files': '9' },
    { extensions: '.odt', megabytes: 7.5, files: 9 },
  ],
  [
    { 'contact.file.megabytes': '0', 'contact.files': '2.9' },
    { extensions: '', megabytes: 0, files: 2 },
  ],
  ...wrong.map((text): [Partial<Record<SettingKey, string>>, ContactLimits] => [
    { 'contact.file.megabytes': text, 'contact.files': text },
    { extensions: '', megabytes: 5, files: 3 },
  ]),
])('contactLimits of %j are %j', (settings, limits) => {
  expect(contactLimits((key) => settings[key] ?? '')).toEqual(limits)
})
