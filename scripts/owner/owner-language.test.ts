import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { ownerLanguage } from './owner-language.ts'

const root = mkdtempSync(`${tmpdir()}/owner-language-`)
mkdirSync(`${root}/content`)
afterAll(() => rmSync(root, { recursive: true }))

const entries = (enable: number, value: string) =>
  JSON.stringify({ entries: [{ enable, key: 'owner.language', value }] })

test.each([
  ['the setting', entries(1, 'en'), 'it_IT.UTF-8', 'en'],
  ['the setting', entries(1, 'it'), 'C', 'it'],
  ['Italian where it is off', entries(0, 'en'), 'en_GB.UTF-8', 'it'],
  ['Italian where it is no language that the scripts know', entries(1, 'de'), 'en_GB.UTF-8', 'it'],
  ['the machine’s where settings cannot be read', '{ "entries": [', 'it_IT.UTF-8', 'it'],
  ['the machine’s where settings cannot be read', '{ "entries": [', 'de_AT.UTF-8', 'en'],
  ['English where settings cannot be read and nothing is told', '[]', undefined, 'en'],
])('%s: %j, %s → %s', (_, text, LANG, expected) => {
  writeFileSync(`${root}/content/settings.json`, text)
  expect(ownerLanguage(root, { LANG })).toBe(expected)
})
