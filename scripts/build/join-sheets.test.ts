import { expect, test } from 'vitest'
import { joinSheets } from './join-sheets.ts'

test('neighbours of one layer become one block, others stay as they are', () => {
  const base = '@layer reset{a{b:c}}@layer pages{d{e:f}}'
  const sheets = [
    base,
    '@layer pages{.a{b:c}}',
    '@layer pages{.d{& e{f:g}}}',
    '@layer parts{.h{i:j}}',
    '.k{l:m}',
  ]
  expect(joinSheets(sheets)).toBe(
    [base, '@layer pages{.a{b:c}.d{& e{f:g}}}', '@layer parts{.h{i:j}}', '.k{l:m}'].join('\n'),
  )
})

test('a sheet of two blocks is not taken apart', () => {
  const two = '@layer pages{a{b:c}}@media print{d{e:f}}'
  expect(joinSheets(['@layer pages{g{h:i}}', two])).toBe(`@layer pages{g{h:i}}\n${two}`)
  expect(joinSheets([two, '@layer pages{g{h:i}}'])).toBe(`${two}\n@layer pages{g{h:i}}`)
})
