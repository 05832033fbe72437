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
  return open().keep(sentence)
}

test('goBack restores texts and pictures and keeps the present state as a version', () => {
  const { id } = keep('First')
  write('second')
  vi.advanceTimersByTime(1000)
  expect(open().goBack(id, 'Before')).toBe(true)
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
  expect(
    open()
      .list()
      .map(({ sentence }) => sentence),
  ).toEqual(Array.from({ length: 20 }, (_, index) => `${22 - index}`))
})

test('an unknown version changes nothing', () => {
  for (const id of ['', '..', '../..', '20261120']) expect(open().goBack(id, 'Before')).toBe(false)
  expect(open().list()).toEqual([])
  expect(existsSync(`${folder}/claims.json`)).toBe(true)
})
