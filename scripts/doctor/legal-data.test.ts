import { expect, test } from 'vitest'
import type { SettingKey } from '#shared/setting.ts'
import { isVatNumber, legalFindings } from './legal-data.ts'
import { legalWords } from './legal-words.ts'

const whole: Partial<Record<SettingKey, string>> = {
  'company.name': 'Bottega di Anna Ferri',
  'company.form': 'ditta individuale',
  'company.address': 'Via Roma 1, Caorle',
  'company.email': 'info@example.com',
  'company.vat': 'IT 12345678903',
  'company.register': 'VE 123456',
  'company.pec': 'anna@pec.example.com',
  'company.phone': '0421 123456',
}

const levels = (change: Partial<Record<SettingKey, string>>) =>
  legalFindings((key) => ({ ...whole, ...change })[key] ?? '', 'en').map(({ level, text }) => [
    level,
    /'([\w.]+)'/.exec(text)?.[1],
  ])

test.each<[what: string, change: Partial<Record<SettingKey, string>>, expected: unknown[]]>([
  ['a sole trader with all data', {}, [['good', undefined]]],
  ['a sole trader without a register number', { 'company.register': '' }, [['missing', 'company.register']]],
  ['no VAT number', { 'company.vat': '' }, [['missing', 'company.vat']]],
  [
    'a wrong VAT number',
    { 'company.vat': '12345678901' },
    [
      ['good', undefined],
      ['missing', 'company.vat'],
    ],
  ],
  [
    'no phone',
    { 'company.phone': '' },
    [
      ['good', undefined],
      ['advice', 'company.phone'],
    ],
  ],
  [
    'a company without register and capital',
    { 'company.form': 'S.r.l.s.', 'company.register': '' },
    [
      ['missing', 'company.register'],
      ['missing', 'company.capital'],
    ],
  ],
  [
    'a company by its name',
    { 'company.name': 'Bottega SPA', 'company.register': 'VE 1' },
    [['missing', 'company.capital']],
  ],
])('%s', (_, change, expected) => {
  expect(levels(change)).toEqual(expected)
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

test('what only the owner knows is asked in both languages, each with its source or as a question', () => {
  expect(legalWords.it.duties).toHaveLength(legalWords.en.duties.length)
  for (const text of [...legalWords.it.duties, ...legalWords.en.duties]) {
    expect(text).toMatch(/\?$|art\. \d+|D\.Lgs\. \d+/)
  }
})

test('an Italian owner reads Italian, an English one English, each with a reason for every key', () => {
  const nothing = (lang: 'it' | 'en') =>
    legalFindings((key) => (key === 'company.name' ? 'Rossi S.r.l.' : ''), lang).map(({ text }) => text)
  expect(nothing('it')).toHaveLength(nothing('en').length)
  for (const text of nothing('it')) expect(text).toMatch(/^'company\.\w+' non è acceso: [^']{10,}\.$/)
  for (const text of nothing('en')) expect(text).toMatch(/^'company\.\w+' is not set: [^']{10,}\.$/)
})
