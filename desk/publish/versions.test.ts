import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { openOwnerFolder } from '../files/owner-folder.ts'
import { openVersions } from './versions.ts'

let folder: string
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
  folder = ownFolder()
  mkdirSync(`${folder}/images`)
  write('first')
})
afterEach(() => void vi.useRealTimers())

const open = () => openVersions(openOwnerFolder(folder, () => []))
function write(text: string) {
  writeFileSync(`${folder}/claims.json`, JSON.stringify({ text }))
  writeFileSync(`${folder}/images/logo.png`, text)
}
function keep(sentence: string) {
  vi.advanceTimersByTime(1000)
  open().copy()
  open().keep(sentence)
}
const list = () => open().list()
const sentences = () => list().map(({ sentence }) => sentence)
const newest = () => list()[0]?.id ?? ''

test('goBack restores texts and pictures, is undone to the letter, and loses no picture', () => {
  keep('First')
  write('second')
  const folderOf = openOwnerFolder(folder, () => [])
  const { id = 0 } = open().goBack(newest()) ?? {}
  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
  expect([read('images/logo.png'), read('claims.json')]).toEqual(['first', '{"text":"first"}'])
  const [aside = ''] = globSync('.desk/replaced/*/images/logo.png', { cwd: folder })
  expect(read(aside)).toBe('second')
  expect(open().goBack(newest())).toBeUndefined()
  folderOf.undo(id)
  expect(read('claims.json')).toBe('{"text":"second"}')
})

test('a file that was broken by hand is mended by going back, and that is undone too', () => {
  keep('First')
  writeFileSync(`${folder}/claims.json`, '{"text":')
  const owner = openOwnerFolder(folder, () => [{ file: 'claims.json', path: [], text: 'refused' }])
  const { id = 0 } = openVersions(owner).goBack(newest()) ?? {}
  expect(readFileSync(`${folder}/claims.json`, 'utf8')).toBe('{"text":"first"}')
  owner.undo(id)
  expect(readFileSync(`${folder}/claims.json`, 'utf8')).toBe('{"text":')
})

test('the last twenty versions are kept, newest first', () => {
  for (let count = 1; count <= 22; count++) keep(`${count}`)
  expect(sentences()).toEqual(Array.from({ length: 20 }, (_, index) => `${22 - index}`))
})

test('a version is what was copied, and a copy alone is none', () => {
  open().copy()
  write('second')
  expect(sentences()).toEqual([])
  open().keep('First')
  expect(open().read(newest()).get('claims.json')).toBe('{"text":"first"}')
})

test('an unknown version changes nothing', () => {
  for (const id of ['', '..', '../..', '20261120']) expect(() => open().goBack(id)).toThrow()
  expect(list()).toEqual([])
  expect(existsSync(`${folder}/claims.json`)).toBe(true)
})
