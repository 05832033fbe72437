import { expect, test } from 'vitest'
import schema from '#content/settings.schema.json' with { type: 'json' }
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { type CompanyKind, companyRows } from '#shared/company.ts'
import type { SettingKey } from '#shared/setting.ts'
import { companyFindings, isVatNumber } from './company-findings.ts'

type Values = Partial<Record<SettingKey, string>>

const keysOf = (values: Values, group: string) =>
  companyFindings(ownerWords.en, false, (key) => values[key] ?? '')
    .filter((gap) => gap.group === group)
    .map(({ row }) => row.replace('company.', ''))

const everyone = ['name', 'address', 'vat', 'email']

test.each<[kind: CompanyKind, must: string[], could: string[]]>([
  ['sole', ['name', 'address', 'vat', 'register', 'email'], []],
  ['partnership', ['name', 'address', 'vat', 'register', 'email'], ['liquidation', 'parent']],
  [
    'company',
    ['name', 'address', 'vat', 'register', 'capital', 'email'],
    ['shareholder', 'liquidation', 'parent'],
  ],
  ['cooperative', ['name', 'address', 'vat', 'register', 'email'], ['liquidation', 'parent', 'mutual']],
  ['professional', ['name', 'address', 'vat', 'order', 'email'], []],
])('a %s must and could have exactly its own rows', (kind, must, could) => {
  expect(keysOf({ 'company.kind': kind }, 'must')).toEqual(must)
  expect(keysOf({ 'company.kind': kind }, 'could')).toEqual(could)
})

test('without a kind asks for it and for what every kind must show', () => {
  expect(keysOf({}, 'must')).toEqual(['kind', ...everyone])
  expect(keysOf({ 'company.kind': 'bank' }, 'must')).toEqual(['kind', ...everyone])
})

test('an invalid VAT number is reported', () => {
  const found = companyFindings(ownerWords.en, false, (key) => (key === 'company.vat' ? '12345678901' : 'x'))
  expect(found.map(({ group, row }) => [group, row])).toContainEqual(['must', 'company.vat'])
})

test.each([
  ['12345678903', true],
  ['IT12345678903', true],
  ['123 456 789 03', true],
  ['12345678901', false],
  ['00000000000', false],
  ['1234567890', false],
  ['DE123456789', false],
])('VAT number %s: %s', (text, expected) => {
  expect(isVatNumber(text)).toBe(expected)
})

test('companyRows has every company setting of the schema once', () => {
  const known = schema.$defs.row.properties.key.enum.filter((key) => key.startsWith('company.'))
  expect(['company.kind', ...companyRows.map(({ key }) => key)].toSorted()).toEqual(known.toSorted())
})

test('on a public origin the findings that close the form say so, and no others', () => {
  const closing = companyFindings(ownerWords.it, true, () => '').filter(({ text }) =>
    text.includes('modulo dei contatti è chiuso'),
  )
  expect(closing.map(({ group, row }) => `${group} ${row}`)).toEqual(
    ['name', 'address', 'vat', 'email'].map((key) => `must company.${key}`),
  )
})
