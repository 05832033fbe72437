import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { sealBuild } from './sums.ts'

let dist = ''
beforeEach(() => {
  const folder = ownFolder()
  dist = folder
  mkdirSync(`${dist}/client/it`, { recursive: true })
  writeFileSync(`${dist}/pages.json`, '{}')
  writeFileSync(`${dist}/client/it/index.html`, '<!doctype html>')
  sealBuild(dist, 'a stamp')
})

const check = ['--check', '--strict', '--quiet', 'SHA256SUMS']

test('sealBuild lists every other file with a digest that sha256sum confirms', () => {
  const files = readFileSync(`${dist}/SHA256SUMS`, 'utf8').match(/\S+$/gm)
  expect(files?.sort()).toEqual(['client/it/index.html', 'pages.json', 'stamp'])
  expect(execFileSync('sha256sum', check, { cwd: dist, encoding: 'utf8' })).toBe('')
})

test.each(['pages.json', 'client/it/index.html', 'stamp'])('sha256sum finds a changed %s', (file) => {
  appendFileSync(`${dist}/${file}`, ' ')
  const { status, stdout } = spawnSync('sha256sum', check, { cwd: dist, encoding: 'utf8' })
  expect([status, stdout]).toEqual([1, expect.stringContaining(`${file}: FAILED`)])
})
