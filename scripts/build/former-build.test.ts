import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { buildOverFormer } from './former-build.ts'

let root = ''
beforeEach(() => {
  root = ownFolder()
})

const write = (folder: string, file: string, text: string) => {
  mkdirSync(`${root}/${folder}`, { recursive: true })
  writeFileSync(`${root}/${folder}/${file}`, text)
}
const files = () => readdirSync(`${root}/dist`).sort()
const stamp = () => readFileSync(`${root}/dist/stamp`, 'utf8')
const aside = () => existsSync(`${root}/.cache/former-dist`)

test('a failed first build leaves nothing', async () => {
  const making = buildOverFormer(root, { keep: true }, async () => {
    write('dist', 'half.html', 'half')
    throw new Error('no page')
  })
  await expect(making).rejects.toThrow('no page')
  expect(existsSync(`${root}/dist`)).toBe(false)
})

test.each([
  ['before it wrote anything', undefined, 'old'],
  ['half-way', 'half.html', 'old'],
  ['when it was whole already', 'stamp', 'new'],
])('a failed build restores the last whole one after a kill %s', async (_, written, expected) => {
  write('.cache/former-dist', 'stamp', 'old')
  if (written) write('dist', written, 'new')
  const making = buildOverFormer(root, { keep: true }, async () => {
    expect(existsSync(`${root}/dist`)).toBe(false)
    throw new Error('no page')
  })
  await expect(making).rejects.toThrow('no page')
  expect([files(), stamp(), aside()]).toEqual([['stamp'], expected, false])
})
