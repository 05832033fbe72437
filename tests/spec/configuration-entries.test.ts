// Specification §3: a lookup by key gives the value of the entry whose key matches and whose enable equals 1, else ''.
import { expect, test } from 'vitest'
import { settings } from '#content/settings.ts'
import { type Entry, entryValue } from '#shared/entries.ts'
import { setting } from '#shared/setting.ts'

const entry = (enable: number, key: string, value: string): Entry => ({ enable, key, value })

test.each<[what: string, entries: Entry[], key: string, expected: string]>([
  ['an active entry', [entry(1, 'a', 'x')], 'a', 'x'],
  ['an inactive entry', [entry(0, 'a', 'x')], 'a', ''],
  ['enable of another number', [entry(2, 'a', 'x')], 'a', ''],
  ['enable below zero', [entry(-1, 'a', 'x')], 'a', ''],
  ['an active one after an inactive one', [entry(0, 'a', 'x'), entry(1, 'a', 'y')], 'a', 'y'],
  ['the first of two active ones', [entry(1, 'a', 'x'), entry(1, 'a', 'y')], 'a', 'x'],
  ['the first one even if empty', [entry(1, 'a', ''), entry(1, 'a', 'y')], 'a', ''],
  ['another case', [entry(1, 'A', 'x')], 'a', ''],
  ['a space too many', [entry(1, 'a ', 'x')], 'a', ''],
  ['only the beginning', [entry(1, 'ab', 'x')], 'a', ''],
  ['no entries', [], 'a', ''],
  ['a key of every object', [entry(1, 'a', 'x')], 'constructor', ''],
  ['the empty key', [entry(1, '', 'x')], '', 'x'],
])('%s', (_, entries, key, expected) => {
  expect(entryValue(entries, key)).toBe(expected)
})

test('the site’s own settings are such entries, and read so', () => {
  for (const row of settings) {
    expect(row).toEqual({ enable: expect.any(Number), key: expect.any(String), value: expect.any(String) })
  }
  expect(setting('brand.name')).toBe(entryValue(settings, 'brand.name'))
  expect(setting('brand.name')).not.toBe('')
})
