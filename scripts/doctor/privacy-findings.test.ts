import { expect, test } from 'vitest'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import type { SettingKey } from '#shared/setting.ts'
import { privacyFindings } from './privacy-findings.ts'

type Values = Partial<Record<SettingKey, string>>

const found = (values: Values, isPublic = false) =>
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
  [
    'a host outside without a safeguard',
    { ...inside, 'privacy.host.country': 'US' },
    ['must host.safeguard'],
  ],
  [
    'mail outside with a safeguard',
    { ...inside, 'privacy.mail.country': 'GB', 'privacy.mail.safeguard': 'adequacy' },
    [],
  ],
  [
    'a safeguard that is none',
    { ...inside, 'privacy.mail.country': 'GB', 'privacy.mail.safeguard': 'yes' },
    ['must mail.safeguard'],
  ],
])('with %s asks for what the privacy notice lacks', (_, values, expected) => {
  expect(found(values)).toEqual(expected)
})

test('on a public origin the days of logs and backups are required', () => {
  const asked = found({ ...inside, 'privacy.host.days': '', 'privacy.backup.days': 'some' }, true)
  expect(asked).toEqual(['must host.days', 'must backup.days'])
})
