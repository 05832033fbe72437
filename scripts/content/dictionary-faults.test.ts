import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { type Language, languages } from '#shared/locale.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { layFixtureSite } from '#tests/helpers/site-copy.ts'
import { dictionaryFaults } from './dictionary-faults.ts'
import { readJsonFile } from './json-file.ts'

// Two languages are enough; a third would only make the messages longer.
const two = ['it', 'en'] as const

const root = ownFolder()
layFixtureSite(root)
cpSync(`${root}/site/i18n`, `${root}/as-laid`, { recursive: true })

beforeEach(() => {
  cpSync(`${root}/as-laid`, `${root}/site/i18n`, { recursive: true })
})

function faults(of: readonly Language[] = two): string[] {
  const files = of.flatMap((lang) => {
    const read = readJsonFile(`${root}/site/i18n/${lang}.json`)
    return read === 'missing' || 'cause' in read ? [] : [[lang, read] as const]
  })
  return dictionaryFaults(root, new Map(files), ownerWords.it)
}

function edit(file: string, change: (text: string) => string) {
  const before = readFileSync(`${root}/${file}`, 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(`${root}/${file}`, after)
}

const italian = 'site/i18n/it.json'
const lineOf = (key: string) =>
  readFileSync(`${root}/${italian}`, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(`"${key}"`)) + 1

test('dictionaries with equal keys and placeholders have no fault', () => {
  expect(faults(languages)).toEqual([])
})

test('a deleted key is reported with the text of the other language', () => {
  const key = 'meta.contact.title'
  const english = JSON.parse(readFileSync(`${root}/site/i18n/en.json`, 'utf8'))[key]
  edit(italian, (text) => text.replace(new RegExp(` *"${key}".*\\n`), ''))
  const line = lineOf('meta.contact.description')
  const row = `\n  Una riga giusta: ${JSON.stringify(key)}: ${JSON.stringify(english)},`
  expect(faults()).toEqual([`${italian}:${line}: manca ${key}; in site/i18n/en.json dice “${english}”${row}`])
})

test('a mistyped key is missing in either dictionary', () => {
  edit(italian, (text) => text.replace('"home.hero.lead"', '"home.hero.laed"'))
  expect(faults()).toEqual([
    expect.stringMatching(/it\.json:\d+: manca home\.hero\.lead; in site\/i18n\/en\.json dice/),
    expect.stringMatching(/en\.json:\d+: manca home\.hero\.laed; in site\/i18n\/it\.json dice/),
  ])
})

test.each([
  ['lost', ''],
  ['broken', '{brand}'],
])('a placeholder that was %s is reported with the text of the other language', (_, to) => {
  const title = /("meta\.contact\.title": ".*)/
  edit(italian, (text) => text.replace(title, (line) => line.replace('{{brand}}', to)))
  const [fault, ...others] = faults()
  expect(others).toEqual([])
  expect(fault).toContain(
    `${italian}:${lineOf('meta.contact.title')}: meta.contact.title: manca {{brand}}; in site/i18n/en.json dice “`,
  )
})

test('a placeholder that was added is missing in the other language', () => {
  edit(italian, (text) => text.replace(/("meta\.contact\.title": "[^"]*)/, '$1 {{count}}'))
  expect(faults()).toEqual([
    expect.stringMatching(/^site\/i18n\/en\.json:\d+: meta\.contact\.title: manca \{\{count\}\}; in /),
  ])
})

test('an empty text and a number are reported at their lines', () => {
  edit(italian, (text) => text.replace('"uova"', '""').replace('"pesce"', '4'))
  expect(faults()).toEqual([
    `${italian}:${lineOf('allergen.eggs')}: allergen.eggs: serve un testo`,
    `${italian}:${lineOf('allergen.fish')}: allergen.fish: serve un testo`,
  ])
})
