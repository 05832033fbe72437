import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { buildOverFormer, tidyKilledBuild } from './former-build.ts'

let root = ''
beforeEach(() => {
  const folder = ownFolder()
  root = folder
})

const write = (folder: string, file: string, text: string) => {
  mkdirSync(`${root}/${folder}`, { recursive: true })
  writeFileSync(`${root}/${folder}/${file}`, text)
}
const files = () => readdirSync(`${root}/dist`).sort()
const stamp = () => readFileSync(`${root}/dist/stamp`, 'utf8')
const aside = () => existsSync(`${root}/.cache/former-dist`)

test('a new build has nothing of the former one, which is gone', async () => {
  write('dist', 'old.html', 'old')
  await buildOverFormer(root, { keep: true }, async () => {
    expect(existsSync(`${root}/dist`)).toBe(false)
    write('dist', 'stamp', 'new')
  })
  expect([files(), stamp(), aside()]).toEqual([['stamp'], 'new', false])
})

test('when a build fails, the former one is there as it was, and the fault is told', async () => {
  write('dist', 'old.html', 'old')
  write('dist', 'stamp', 'old')
  const making = buildOverFormer(root, { keep: true }, async () => {
    write('dist', 'half.html', 'half')
    throw new Error('no page')
  })
  await expect(making).rejects.toThrow('no page')
  expect([files(), stamp(), aside()]).toEqual([['old.html', 'stamp'], 'old', false])
})

test('a first build that fails leaves nothing', async () => {
  const making = buildOverFormer(root, { keep: true }, async () => {
    write('dist', 'half.html', 'half')
    throw new Error('no page')
  })
  await expect(making).rejects.toThrow('no page')
  expect(existsSync(`${root}/dist`)).toBe(false)
})

test.each([
  ['made', undefined],
  ['not made', 'no page'],
])('what was %s beside a build leaves it as it was', async (_, fault) => {
  write('dist', 'stamp', 'old')
  const making = buildOverFormer(root, { keep: false }, async () => {
    write('dist', 'other.html', 'other')
    if (fault) throw new Error(fault)
  })
  await (fault ? expect(making).rejects.toThrow(fault) : making)
  expect([files(), stamp(), aside()]).toEqual([['stamp'], 'old', false])
})

test.each([
  ['before it wrote anything', undefined, 'old'],
  ['half-way', 'half.html', 'old'],
  ['when it was whole already', 'stamp', 'new'],
])('after a build that was killed %s there is one whole build', (_, written, expected) => {
  write('.cache/former-dist', 'stamp', 'old')
  if (written) write('dist', written, 'new')
  tidyKilledBuild(root)
  expect([files(), stamp(), aside()]).toEqual([['stamp'], expected, false])
})

test('where no build was killed, what is there stays', () => {
  write('dist', 'half.html', 'from somewhere else')
  tidyKilledBuild(root)
  expect(files()).toEqual(['half.html'])
})
