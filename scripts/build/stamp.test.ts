import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { ownFolder, writeDeep } from '#tests/helpers/own-folder.ts'
import { buildOverFormer } from './former-build.ts'
import { buildStamp, pagesId } from './stamp.ts'

let root = ''
beforeEach(() => {
  root = ownFolder()
  write('app/start.ts', 'start')
})

const origin = 'https://a.example'
const write = (file: string, text: string) => writeDeep(`${root}/${file}`, text)

test.each([
  'app/a/b.css',
  'assets/static/favicon.svg',
  'site/clients.json',
  'shared/locale.ts',
  'scripts/build.ts',
  'scripts/build/build-site.ts',
  'scripts/doctor/findings.ts',
  'scripts/requests.ts',
  'server/main.ts',
  'deploy/release.sh',
  'package-lock.json',
  'vite.config.ts',
])('the stamp depends on content and existence of %s', (file) => {
  const before = buildStamp(root, origin)
  write(file, 'one')
  const first = buildStamp(root, origin)
  write(file, 'two')
  expect(new Set([before, first, buildStamp(root, origin)]).size).toBe(3)
})

test('the stamp depends on the origin and file names', () => {
  const before = buildStamp(root, origin)
  expect(buildStamp(root, 'https://b.example')).not.toBe(before)
  rmSync(`${root}/app/start.ts`)
  write('app/other.ts', 'start')
  expect(buildStamp(root, origin)).not.toBe(before)
})

test.each(['docs/operations.md', 'data/requests.sqlite', 'tests/spec/header.e2e.ts'])(
  'the stamp does not depend on %s',
  (file) => {
    const before = buildStamp(root, origin)
    write(file, 'one')
    expect(buildStamp(root, origin)).toBe(before)
  },
)

test('pagesId ignores server files and depends on words', () => {
  const before = pagesId(root, origin)
  write('server/main.ts', 'another')
  write('scripts/requests.ts', 'another')
  expect(pagesId(root, origin)).toBe(before)
  write('site/i18n/it.json', '{}')
  expect(pagesId(root, origin)).not.toBe(before)
  expect(pagesId(root, 'https://b.example')).not.toBe(pagesId(root, origin))
})

const files = () => readdirSync(`${root}/dist`).sort()
const stamp = () => readFileSync(`${root}/dist/stamp`, 'utf8')
const aside = () => existsSync(`${root}/.cache/former-dist`)

test.each([
  ['before it wrote anything', undefined, 'old'],
  ['half-way', 'half.html', 'old'],
  ['when it was whole already', 'stamp', 'new'],
])('a failed build restores the last whole one after a kill %s', async (_, written, expected) => {
  write('.cache/former-dist/stamp', 'old')
  if (written) write(`dist/${written}`, 'new')
  const making = buildOverFormer(root, { keep: true }, async () => {
    expect(existsSync(`${root}/dist`)).toBe(false)
    throw new Error('no page')
  })
  await expect(making).rejects.toThrow('no page')
  expect([files(), stamp(), aside()]).toEqual([['stamp'], expected, false])
})
