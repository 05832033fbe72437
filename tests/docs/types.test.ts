import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { readSource } from '#tests/helpers/sources.ts'

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

// The compiler runs three times, which takes long on a slow machine.
test('a missing dictionary key is a type error that names the key', {
  timeout: 300_000,
}, () => {
  const { root, check } = typesCopy()
  expect(check()).toEqual({ status: 0, stdout: '' })
  for (const lang of ['it', 'en']) {
    const file = join(root, `site/i18n/${lang}.json`)
    const whole = readFileSync(file, 'utf8')
    writeFileSync(file, whole.replace(/^ {2}"header\.menu":.*\n/m, ''))
    expect(check()).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(`missing in ${lang}.json: header.menu`),
    })
    writeFileSync(file, whole)
  }
})

/** A copy of the sources; `check` runs the compiler there like the first step of `npm run types`. */
function typesCopy() {
  const root = ownFolder()
  for (const path of copied) cpSync(join(source, path), join(root, path), { recursive: true })
  symlinkSync(join(source, 'node_modules'), join(root, 'node_modules'))
  const { scripts } = JSON.parse(readSource('package.json')) as { scripts: { types: string } }
  const [program = '', ...options] = scripts.types.split('&&')[0]?.trim().split(' ') ?? []
  return {
    root,
    check: () => {
      const { status, stdout } = spawnSync(join(root, 'node_modules/.bin', program), options, {
        cwd: root,
        encoding: 'utf8',
      })
      return { status, stdout }
    },
  }
}
