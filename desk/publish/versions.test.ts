import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOwnerFolder } from '../files/owner-folder.ts'
import { openVersions } from './versions.ts'

let folder: string
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
  folder = mkdtempSync(`${tmpdir()}/versions-`)
  mkdirSync(`${folder}/images`)
  write('first')
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

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
const sentences = () =>
  open()
    .list()
    .map(({ sentence }) => sentence)
const newest = () => open().list()[0]?.id ?? ''

test('goBack restores texts and pictures and keeps the present state as a version', () => {
  keep('First')
  write('second')
  vi.advanceTimersByTime(1000)
  expect(open().goBack(newest(), 'Before')).toBe(true)
  expect(readFileSync(`${folder}/images/logo.png`, 'utf8')).toBe('first')
  expect(readFileSync(`${folder}/claims.json`, 'utf8')).toBe('{"text":"first"}')
  const [before] = open().list()
  expect(before?.sentence).toBe('Before')
  expect(
    open()
      .read(before?.id ?? '')
      .get('claims.json'),
  ).toBe('{"text":"second"}')
})

test('the last twenty versions are kept, newest first', () => {
  for (let count = 1; count <= 22; count++) keep(`${count}`)
  expect(sentences()).toEqual(Array.from({ length: 20 }, (_, index) => `${22 - index}`))
})

test('what stood there before going back was never online, and pushes nothing out that is', () => {
  keep('Online')
  for (let count = 1; count <= 20; count++) {
    vi.advanceTimersByTime(1000)
    write(`${count}`)
    open().goBack(newest(), `${count}`)
    expect(open().online()?.sentence).toBe('Online')
  }
  expect(sentences().at(-1)).toBe('Online')
})

test('going back keeps no state twice, and says which one the files are', () => {
  keep('First')
  const first = newest()
  write('second')
  vi.advanceTimersByTime(1000)
  open().goBack(first, 'Before')
  const before = newest()
  open().goBack(before, 'Again')
  expect(open().list()).toMatchObject([
    { sentence: 'Before', isPresent: true },
    { sentence: 'First', isPresent: false },
  ])
  expect(open().goBack(first, 'Again')).toBe(true)
  // Only the picture differs.
  writeFileSync(`${folder}/images/logo.png`, 'by hand')
  vi.advanceTimersByTime(1000)
  open().goBack(before, 'Picture')
  expect(sentences()).toEqual(['Picture', 'Before', 'First'])
  keep('Second')
  expect(sentences()).toEqual(['Second', 'Picture', 'First'])
})

test('a version is what was copied, and a copy alone is none', () => {
  open().copy()
  write('second')
  expect(sentences()).toEqual([])
  open().keep('First')
  expect(open().read(newest()).get('claims.json')).toBe('{"text":"first"}')
})

test('an unknown version changes nothing', () => {
  for (const id of ['', '..', '../..', '20261120']) expect(open().goBack(id, 'Before')).toBe(false)
  expect(open().list()).toEqual([])
  expect(existsSync(`${folder}/claims.json`)).toBe(true)
})
