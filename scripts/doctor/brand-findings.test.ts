import { expect, test } from 'vitest'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import type { SettingKey } from '#shared/setting.ts'
import { brandFindings } from './brand-findings.ts'

type Values = Partial<Record<SettingKey, string>>

const rowsFound = (values: Values) =>
  brandFindings(ownerWords.en, (key) => values[key] ?? '').map(({ group, row }) => `${group} ${row}`)

const own = { 'brand.name': 'Rossi', 'brand.logo': 'images/a.svg' }

test.each<[Values, string[]]>([
  [{ 'brand.name': 'Easy' }, ['should brand.name', 'should brand.logo']],
  [{ 'brand.name': 'Rossi' }, ['should brand.logo']],
  [own, ['could brand.logo.dark', 'could brand.icon']],
  [{ ...own, 'brand.logo.dark': 'images/b.svg', 'brand.icon': 'images/c.svg' }, []],
  [{ 'brand.name': 'Dodicilettere', 'brand.logo': '' }, ['should brand.logo', 'could brand.short']],
  [{ 'brand.name': 'Dodicilettere', 'brand.short': 'Dodici' }, ['should brand.logo']],
])('with %j reports %j', (values, expected) => {
  expect(rowsFound(values)).toEqual(expected)
})

test('a colour with too little contrast to white is reported with the shade used instead', () => {
  const findings = (colour: string) =>
    brandFindings(ownerWords.it, (key) => (({ ...own, 'brand.colour': colour }) as Values)[key] ?? '')
      .filter(({ row }) => row === 'brand.colour')
      .map(({ text }) => text)
  expect(findings('')).toEqual([])
  expect(findings('#9C1B14')).toEqual([])
  expect(findings('#ffe680')).toEqual([expect.stringMatching(/testata e tasti usano #[\da-f]{6}, /)])
})

test('reports text elements in a logo, not paths or a title', () => {
  const values: Values = { ...own, 'brand.logo.dark': 'images/b.svg', 'brand.icon': 'images/c.png' }
  const findings = (drawing: string) =>
    brandFindings(
      ownerWords.it,
      (key) => values[key] ?? '',
      (file) => (file === 'images/b.svg' ? drawing : '<svg/>'),
    ).map(({ row, text }) => `${row}: ${text}`)
  expect(findings('<svg><title>Rossi</title><path d=""/></svg>')).toEqual([])
  expect(findings('<svg><text x="1">Rossi</text></svg>')).toEqual([
    expect.stringMatching(/^brand\.logo\.dark: .*trasformale in tracciati/),
  ])
})
