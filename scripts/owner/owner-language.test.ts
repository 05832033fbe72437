import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { ownerLanguage } from './owner-language.ts'

const root = ownFolder()
mkdirSync(`${root}/site`)

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
  writeFileSync(`${root}/site/settings.json`, text)
  expect(ownerLanguage(root)).toBe(expected)
})
