import { expect, test } from 'vitest'
import notesFile from '#assets/i18n/notes/notes.json' with { type: 'json' }
import { filesOf, readSource } from '#tests/helpers/sources.ts'
import { dictionaries } from '#tests/helpers/words.ts'

const { computed, notes } = notesFile
const keys = Object.keys(dictionaries.it)
const patterns = [...Object.keys(computed), ...Object.keys(notes)]
const sources = filesOf('{app,shared,server,scripts}/**/*.{ts,tsx}')
  .filter((file) => !/\.(test|examples)\.|fixtures/.test(file))
  .map(readSource)

/** As the code asks for it: a counted text without its ending. */
const asked = (key: string) => key.replace(/_(one|other)$/, '')

/** A star stands for one part of a key. */
const fits = (pattern: string, key: string) => {
  const parts = asked(key).split('.')
  const wanted = pattern.split('.')
  return (
    parts.length === wanted.length && wanted.every((part, index) => part === '*' || part === parts[index])
  )
}
const hasNote = (key: string) => patterns.some((pattern) => fits(pattern, key))

test('a key of the dictionaries is found by searching the code, or belongs to a family that names its table', () => {
  const written = new Set(sources.flatMap((source) => source.match(/(?<=['"])[\w.-]+(?=['"])/g) ?? []))
  const lost = keys.filter(
    (key) => !written.has(asked(key)) && !Object.keys(computed).some((pattern) => fits(pattern, key)),
  )
  expect(lost).toEqual([])
})

test('every family is computed somewhere, from a file that is there', () => {
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

test('every note speaks of a key', () => {
  expect(patterns.filter((pattern) => !keys.some((key) => fits(pattern, key)))).toEqual([])
})

test('a text with placeholders to fill has a note that names each of them, alone or by its family', () => {
  const wrong = keys.filter((key) => {
    const placeholders = dictionaries.it[key]?.match(/\{\{\w+\}\}/g) ?? []
    const said = [
      ...Object.entries(computed).flatMap(([family, { note }]) => (fits(family, key) ? [note] : [])),
      ...Object.entries(notes).flatMap(([family, note]) => (fits(family, key) ? [note] : [])),
    ].join(' ')
    return placeholders.some((placeholder) => !said.includes(placeholder))
  })
  expect(wrong).toEqual([])
})

test('a text that is read aloud only has a note, and so have those of mails and of search engines', () => {
  const aloud = sources.flatMap((source) =>
    [...source.matchAll(/(?:aria-label|alt)=\{t\('([^']+)'|"visually-hidden"[^{}]*\{t\('([^']+)'/g)].map(
      ([, label, hidden]) => label ?? hidden ?? '',
    ),
  )
  expect(aloud.length).toBeGreaterThan(20)
  const needed = [...aloud, ...keys.filter((key) => /^(mail|meta)\./.test(key))]
  expect(needed.filter((key) => !hasNote(key))).toEqual([])
})

test('the notes stand in the order of their keys', () => {
  for (const list of [computed, notes]) {
    const own = Object.keys(list)
    expect(own).toEqual([...own].sort())
  }
})
