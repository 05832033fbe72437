import { expect, test } from 'vitest'
import type { PeopleFile } from '#content/people.ts'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import type { SettingKey } from '#shared/setting.ts'
import { peopleFindings, privacyFindings, referenceFindings } from './content-findings.ts'

type Values = Partial<Record<SettingKey, string>>

const privacyFound = (values: Values, isPublic = false) =>
  privacyFindings(ownerWords.en, isPublic, (key) => values[key] ?? '').map(
    ({ group, row }) => `${group} ${row.replace('privacy.', '')}`,
  )
const inside: Values = {
  'privacy.host': 'Server Uno',
  'privacy.host.country': 'FR',
  'privacy.host.days': '0',
  'privacy.backup.days': '30',
  'privacy.mail': 'Posta Due',
  'privacy.mail.country': 'IS',
}
const outside: Values = { ...inside, 'privacy.mail.country': 'GB' }

test.each<[what: string, values: Values, expected: string[]]>([
  [
    'nothing said',
    {},
    [
      'should host',
      'should host.country',
      'should mail',
      'should mail.country',
      'should host.days',
      'should backup.days',
    ],
  ],
  ['everything inside the Economic Area', inside, []],
  ['a host without its country', { ...inside, 'privacy.host.country': '' }, ['should host.country']],
  ['a host outside without safeguard', { ...inside, 'privacy.host.country': 'US' }, ['must host.safeguard']],
  ['mail outside with a safeguard', { ...outside, 'privacy.mail.safeguard': 'adequacy' }, []],
  ['a safeguard that is none', { ...outside, 'privacy.mail.safeguard': 'yes' }, ['must mail.safeguard']],
])('with %s asks for what the privacy notice lacks', (_, values, expected) => {
  expect(privacyFound(values)).toEqual(expected)
})

test('on a public origin the days of logs and backups are required', () => {
  const asked = privacyFound({ ...inside, 'privacy.host.days': '', 'privacy.backup.days': 'some' }, true)
  expect(asked).toEqual(['must host.days', 'must backup.days'])
})

const nobody: PeopleFile = { people: [], hours: [] }
const here = { it: 'Qui', en: 'Here' }
const anna = { name: 'Anna', role: { it: 'Titolare', en: 'Owner' } }

test.each<[Partial<PeopleFile>, string[]]>([
  [{}, ['people', 'about', 'replyDays', 'hours', 'area']],
  [{ people: [anna] }, ['about', 'replyDays', 'hours', 'area']],
  [{ hours: [{ days: ['mon'], opens: '09:00', closes: '10:00' }] }, ['people', 'about', 'replyDays', 'area']],
  [{ area: here, about: here }, ['people', 'replyDays', 'hours']],
  [{ replyDays: 1 }, ['people', 'about', 'hours', 'area']],
])('with the people %j reports %j', (set, rows) => {
  const found = peopleFindings(ownerWords.en, { ...nobody, ...set })
  expect(found.map(({ group, file, row }) => [group, file, row])).toEqual(
    rows.map((row) => ['should', 'site/people.json', row]),
  )
})

const permission = { by: 'Anna', date: '2026-11-20', scope: 'nome' }
const quotation = { text: { it: 'Bene.', en: 'Good.' }, author: 'Anna', date: '2026-11-20', permission }
const client = (id: string, row: object = {}) => ({ id, name: id, ...row })
const rowsFound = (...clients: ReturnType<typeof client>[]) =>
  referenceFindings(ownerWords.en, clients).map(({ group, row }) => `${group} ${row}`)

test.each([
  ['nobody', [], ['should clients']],
  ['demonstrations alone', [client('a', { demonstration: true })], ['should clients']],
  ['a real client', [client('a', { demonstration: true }), client('b', { permission })], []],
  ['a quotation', [client('a', { quotation })], []],
  ['a draft', [client('a', { permission }), client('b')], ['could b']],
  ['a draft alone', [client('b', { demonstration: false })], ['should clients', 'could b']],
])('with %s reports what is missing of clients', (_, clients, expected) => {
  expect(rowsFound(...clients)).toEqual(expected)
})
