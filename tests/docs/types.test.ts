import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'

const source = fileURLToPath(new URL('../..', import.meta.url))

/** Only the files that the check of the dictionaries' types reads, so that it stays quick. */
const copied = [
  'site',
  'content',
  'package.json',
  'shared/locale.ts',
  'shared/messages.ts',
  'shared/weighted-names.ts',
  'tsconfig.json',
]

test('a missing dictionary key is a type error that names the key', { timeout: 300_000 }, () => {
  const root = ownFolder()
  for (const path of copied) cpSync(join(source, path), join(root, path), { recursive: true })
  symlinkSync(join(source, 'node_modules'), join(root, 'node_modules'))
  const file = join(root, 'site/i18n/it.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {2}"header\.menu":.*\n/m, ''))
  // Like the first step of `npm run types`.
  const tsc = join(root, 'node_modules/.bin/tsc')
  const { status, stdout } = spawnSync(tsc, ['--noEmit'], { cwd: root, encoding: 'utf8' })
  expect([status, stdout]).toEqual([1, expect.stringContaining('missing in it.json: header.menu')])
})
