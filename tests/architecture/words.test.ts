import { describe, expect, test } from 'vitest'
import notesFile from '#content/notes.json' with { type: 'json' }
import { askedKey, isOfFamily } from '#scripts/content/word-families.ts'
import { filesOf, readSource } from '#tests/helpers/sources.ts'
import { dictionaries } from '#tests/helpers/words.ts'
import { sameInBoth } from '#tests/shipped/same-in-both.ts'

const { computed, notes } = notesFile
const keys = Object.keys(dictionaries.it)
const patterns = [...Object.keys(computed), ...Object.keys(notes)]
const sources = filesOf('{app,shared,server,scripts}/**/*.{ts,tsx}')
  .filter((file) => !/\.(test|examples)\.|fixtures/.test(file))
  .map(readSource)

const hasNote = (key: string) => patterns.some((pattern) => isOfFamily(pattern, key))

test('every computed family names an existing file and is built in some source', () => {
  for (const [family, { from }] of Object.entries(computed)) {
    expect(filesOf(from), family).toEqual([from])
    const written = new RegExp(
      `\`${family.replaceAll('.', '\\.').replace(/\*/g, '(?:\\$\\{[^}]+\\}|[\\w-]+)')}\``,
    )
    expect(
      sources.some((source) => written.test(source)),
      family,
    ).toBe(true)
  }
})

test('some source asks for every key, and names every placeholder', () => {
  const whole = sources.join('\n')
  const written = new Set(whole.match(/(?<=['"])[\w.-]+(?=['"])/g))
  const named = new Set(whole.match(/\w+/g))
  const isAsked = (key: string) =>
    written.has(askedKey(key)) || Object.keys(computed).some((family) => isOfFamily(family, key))
  const names = Object.values(dictionaries.it).flatMap((text) => text.match(/(?<=\{\{)\w+/g) ?? [])
  expect(keys.filter((key) => !isAsked(key))).toEqual([])
  expect(names.filter((name) => !named.has(name))).toEqual([])
})

test('every note matches a dictionary key', () => {
  expect(patterns.filter((pattern) => !keys.some((key) => isOfFamily(pattern, key)))).toEqual([])
})

test('every text with placeholders has a note that names each placeholder', () => {
  const wrong = keys.filter((key) => {
    const placeholders = dictionaries.it[key]?.match(/\{\{\w+\}\}/g) ?? []
    const said = [
      ...Object.entries(computed).flatMap(([family, { note }]) => (isOfFamily(family, key) ? [note] : [])),
      ...Object.entries(notes).flatMap(([family, note]) => (isOfFamily(family, key) ? [note] : [])),
    ].join(' ')
    return placeholders.some((placeholder) => !said.includes(placeholder))
  })
  expect(wrong).toEqual([])
})

test('screen-reader, mail and meta texts have a note', () => {
  const aloud = sources.flatMap((source) =>
    [...source.matchAll(/(?:aria-label|alt)=\{t\('([^']+)'|"visually-hidden"[^{}]*\{t\('([^']+)'/g)].map(
      ([, label, hidden]) => label ?? hidden ?? '',
    ),
  )
  expect(aloud.length).toBeGreaterThan(20)
  const needed = [...aloud, ...keys.filter((key) => /^(mail|meta)\./.test(key))]
  expect(needed.filter((key) => !hasNote(key))).toEqual([])
})

test('notes are sorted by key', () => {
  for (const list of [computed, notes]) {
    const own = Object.keys(list)
    expect(own).toEqual([...own].sort())
  }
})

// Rules of style for our own texts: asked of the fixture site's words, never of an owner's.
describe.each(['it', 'en'] as const)('texts of the dictionary %s', (lang) => {
  const texts = Object.entries(dictionaries[lang])

  test('have no stray spaces', () => {
    expect(texts.filter(([, text]) => text.trim() !== text || / {2}/.test(text))).toEqual([])
  })

  test('use typographic quotation marks, apostrophes and ellipses', () => {
    expect(texts.filter(([, text]) => /['"]|\.\.\./.test(text))).toEqual([])
  })
})

test('sameInBoth lists only keys whose texts are equal', () => {
  const differs = [...sameInBoth].filter((key) => dictionaries.it[key] !== dictionaries.en[key])
  expect(differs).toEqual([])
})
