import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { ChangedMeanwhile } from './change.ts'
import { openOwnerFolder, WrongValue } from './owner-folder.ts'

let folder: string
beforeEach(() => {
  folder = ownFolder()
  mkdirSync(`${folder}/i18n`)
  writeFileSync(`${folder}/i18n/it.json`, '{\n  "a": "Uno",\n  "b": "Due"\n}\n')
  writeFileSync(`${folder}/i18n/en.json`, '{\n  "a": "One"\n}\n')
})

const open = (check: Parameters<typeof openOwnerFolder>[1] = () => []) => openOwnerFolder(folder, check)
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')
const words = () => ['it', 'en'].map((lang) => read(`i18n/${lang}.json`))
const it = { file: 'i18n/it.json', path: ['a'], before: 'Uno', after: 'Primo' }
const en = { file: 'i18n/en.json', path: ['a'], before: 'One', after: 'First' }

test('a change of two files is one history entry, which can be undone after a restart', () => {
  const before = words()
  const { id = 0 } = open().commit([it, en]) ?? {}
  expect(words()).toEqual(['{\n  "a": "Primo",\n  "b": "Due"\n}\n', '{\n  "a": "First"\n}\n'])
  expect(open().undo(id)).toMatchObject({ undoes: id })
  expect(words()).toEqual(before)
})

test('when one of two files was changed meanwhile neither is written', () => {
  writeFileSync(`${folder}/i18n/en.json`, '{ "a": "Another" }')
  expect(() => open().commit([it, en])).toThrow(ChangedMeanwhile)
  expect(read('i18n/it.json')).toContain('"Uno"')
  expect(open().history()).toEqual([])
})

test('changes of two desks to one file are both kept', () => {
  const [one, other] = [open(), open()]
  one.commit([it])
  other.commit([{ file: 'i18n/it.json', path: ['b'], before: 'Due', after: 'Secondo' }])
  expect(JSON.parse(read('i18n/it.json'))).toEqual({ a: 'Primo', b: 'Secondo' })
  one.undo(2)
  expect(JSON.parse(read('i18n/it.json'))).toEqual({ a: 'Primo', b: 'Due' })
})

test('an entry undone once is marked, and an overtaken one cannot be undone', () => {
  const desk = open()
  const told = () => desk.history().map(({ id, isUndone }) => `${id} ${isUndone}`)
  desk.commit([it])
  desk.commit([{ ...it, before: 'Primo', after: 'Secondo' }])
  expect(() => desk.undo(1)).toThrow(ChangedMeanwhile)
  desk.undo(2)
  expect(told()).toEqual(['3 false', '2 true', '1 false'])
  desk.undo(1)
  expect(read('i18n/it.json')).toContain('"Uno"')
})

test('an invalid value is not written', () => {
  const desk = open((_, [one]) => [{ file: 'i18n/it.json', path: one?.path.map(String) ?? [], text: 'no' }])
  expect(() => desk.commit([it])).toThrow(WrongValue)
  expect(read('i18n/it.json')).toContain('"Uno"')
})

test.each([
  ['before the history was written', false],
  ['before the files were written', true],
])('a power cut %s is repaired at the next start', (_, hasHistory) => {
  const entry = { id: 1, at: '2026-11-20T10:00:00.000Z', changes: [it] }
  const to = '{\n  "a": "Primo",\n  "b": "Due"\n}\n'
  mkdirSync(`${folder}/.desk`)
  const texts = [{ name: 'i18n/it.json', from: read('i18n/it.json'), to }]
  writeFileSync(`${folder}/.desk/pending.json`, JSON.stringify({ entry, texts }))
  if (hasHistory) writeFileSync(`${folder}/.desk/history.jsonl`, `\n${JSON.stringify(entry)}`)
  const desk = open()
  expect(read('i18n/it.json')).toBe(to)
  expect(desk.history().map(({ id }) => id)).toEqual([1])
  desk.undo(1)
  expect(read('i18n/it.json')).toContain('"Uno"')
})

test('an unfinished history line loses no other entry', () => {
  open().commit([it])
  writeFileSync(`${folder}/.desk/history.jsonl`, `${read('.desk/history.jsonl')}\n{"id":2,"at"`)
  open().commit([en])
  const kept = open().history()
  expect(kept.map(({ changes: [change] }) => change?.file)).toEqual(['i18n/en.json', 'i18n/it.json'])
})

test('a change without effect makes no entry', () => {
  expect(open().commit([{ ...it, after: it.before }])).toBeUndefined()
  expect(open().history()).toEqual([])
})
