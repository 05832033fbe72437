import { expect, test } from 'vitest'
import { ownFolder, writeDeep } from '#tests/helpers/own-folder.ts'
import english from './en.json' with { type: 'json' }
import italian from './it.json' with { type: 'json' }
import { ownerLanguage } from './owner-language.ts'

test('both languages have the same keys and placeholders', () => {
  const names = (text: string) => new Set(text.match(/\{\{\w+\}\}/g))
  const englishTexts = new Map(Object.entries(english))
  for (const [key, text] of Object.entries(italian)) {
    expect(text.trim(), key).not.toBe('')
    // SQLite's own message is English anyway.
    const isTold = key.startsWith('requests.fault.')
    const other = englishTexts.get(key) ?? ''
    if (!isTold) expect(names(text), key).toEqual(names(other))
  }
})

const root = ownFolder()

const entries = (enable: number, value: string) =>
  JSON.stringify({ entries: [{ enable, key: 'owner.language', value }] })

test.each([
  ['the setting', entries(1, 'en'), 'en'],
  ['the setting', entries(1, 'it'), 'it'],
  ['the setting in a file that is broken elsewhere', `${entries(1, 'en')},`, 'en'],
  ['Italian where it is off', entries(0, 'en'), 'it'],
  ['Italian where it is no language that the scripts know', entries(1, 'de'), 'it'],
  ['Italian where its own row is broken', entries(1, 'en').replace(',', ''), 'it'],
  ['Italian where settings have none', '{ "entries": [', 'it'],
])('the owner’s language is %s: %j → %s', (_, text, expected) => {
  writeDeep(`${root}/site/settings.json`, text)
  expect(ownerLanguage(root)).toBe(expected)
})
