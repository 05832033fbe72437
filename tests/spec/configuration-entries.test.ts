// Specification §3: a lookup by key gives the value of the entry whose key matches and whose enable equals 1, else ''.
import { expect, test } from 'vitest'
import { settings } from '#content/settings.ts'
import { type Entry, entryValue } from '#shared/entries.ts'
import { setting } from '#shared/setting.ts'

const entry = (enable: number, key: string, value: string): Entry => ({ enable, key, value })

test.each<[what: string, entries: Entry[], key: string, expected: string]>([
  ['an active entry', [entry(1, 'a', 'x')], 'a', 'x'],
  ['an inactive entry', [entry(0, 'a', 'x')], 'a', ''],
  ['an entry with enable 2', [entry(2, 'a', 'x')], 'a', ''],
  ['an entry with enable -1', [entry(-1, 'a', 'x')], 'a', ''],
  ['an active entry after an inactive one', [entry(0, 'a', 'x'), entry(1, 'a', 'y')], 'a', 'y'],
  ['the first of two active entries', [entry(1, 'a', 'x'), entry(1, 'a', 'y')], 'a', 'x'],
  ['an empty active entry before another', [entry(1, 'a', ''), entry(1, 'a', 'y')], 'a', ''],
  ['a key in another case', [entry(1, 'A', 'x')], 'a', ''],
  ['a key with a trailing space', [entry(1, 'a ', 'x')], 'a', ''],
  ['a key that is only a prefix', [entry(1, 'ab', 'x')], 'a', ''],
  ['no entries', [], 'a', ''],
  ['a key of Object.prototype', [entry(1, 'a', 'x')], 'constructor', ''],
  ['an empty key', [entry(1, '', 'x')], '', 'x'],
])('entryValue with %s', (_, entries, key, expected) => {
  expect(entryValue(entries, key)).toBe(expected)
})

test('setting reads the owner’s settings by the same rule', () => {
  for (const row of settings) {
    expect(row).toEqual({ enable: expect.any(Number), key: expect.any(String), value: expect.any(String) })
  }
  expect(setting('brand.name')).toBe(entryValue(settings, 'brand.name'))
  expect(setting('brand.name')).not.toBe('')
})
