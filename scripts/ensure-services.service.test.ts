import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'

const script = fileURLToPath(new URL('ensure-services.ts', import.meta.url))
const isDebiansRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Runs `scripts/ensure-services.ts` with only these programs, and an apt-get that records its arguments. */
function ensure(programs: readonly string[]) {
  const folder = ownFolder()
  const put = (name: string, lines: string) => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  for (const program of programs) put(program, 'exit 0')
  put('apt-get', `echo "$*" >> '${folder}/asked'`)
  const { stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8', env: { PATH: folder } })
  const asked = existsSync(join(folder, 'asked')) ? readFileSync(join(folder, 'asked'), 'utf8') : ''
  return { stdout, asked }
}

test('with every program present installs and prints nothing', () => {
  expect(ensure(['nginx', 'gpg', 'gpg-agent', 'sqlite3', 'openssl'])).toEqual({ stdout: '', asked: '' })
})

test('installs missing programs as root on Debian', () => {
  const { asked } = ensure(['nginx', 'gpg', 'gpg-agent'])
  expect(asked.includes('install')).toBe(isDebiansRoot)
  expect(/--no-install-recommends sqlite3 openssl$/m.test(asked)).toBe(isDebiansRoot)
  // This machine’s own nginx is found too, outside the PATH.
  const all = / (nginx-light )?gpg gpg-agent sqlite3 openssl$/m
  expect(all.test(ensure([]).asked)).toBe(isDebiansRoot)
})
