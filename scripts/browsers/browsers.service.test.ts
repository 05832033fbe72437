import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { installFromDebian } from './debian-programs.ts'
import { findChromium, findFirefox, findHeadlessShell } from './find-programs.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** A folder with fake programs: shell scripts of these lines. */
function programs(all: Readonly<Record<string, string>>) {
  const folder = ownFolder()
  for (const [name, lines] of Object.entries(all)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  return (name: string) => join(folder, name)
}

test('a browser named in the environment is used if it starts', () => {
  const at = programs({ good: 'test "$1" = --version', broken: 'exit 127' })
  for (const [name, find] of Object.entries({ CHROMIUM: findChromium, FIREFOX: findFirefox })) {
    vi.stubEnv(name, at('good'))
    expect(find()).toBe(at('good'))
    vi.stubEnv(name, at('broken'))
    expect(find()).not.toBe(at('broken'))
    vi.stubEnv(name, at('absent'))
    expect(find()).not.toBe(at('absent'))
  }
})

test('with CHROMIUM set no headless shell is used', () => {
  vi.stubEnv('CHROMIUM', '/opt/my-chromium')
  expect(findHeadlessShell()).toBeNull()
})

const debian = '/usr/bin/apt-get'
const aptGet = `echo "$DEBIAN_FRONTEND $RUNLEVEL $*" >> "\${0%/*}/asked"`

/** The apt-get commands that this user runs for these packages. */
function askedOf(uid: number): string[] {
  const at = programs({ 'apt-get': aptGet })
  vi.spyOn(process, 'getuid').mockReturnValue(uid)
  vi.spyOn(console, 'log').mockReturnValue()
  vi.stubEnv('PATH', `${at('')}:${process.env.PATH}`)
  installFromDebian(['nginx-light', 'gpg'])
  return linesOf(at('asked'))
}

const linesOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [])

test.runIf(existsSync(debian))('as root on Debian installs packages without prompts or services', () => {
  expect(askedOf(0)).toEqual([
    'noninteractive 1 update -qq',
    'noninteractive 1 install -y -qq --no-install-recommends nginx-light gpg',
  ])
})

test('installs nothing as another user', () => {
  expect(askedOf(1000)).toEqual([])
})

/** The services that `scripts/ensure-browsers.ts` asks for, where only these programs are there. */
function askedWith(...there: string[]): string[] {
  const at = programs({ 'apt-get': aptGet, ...Object.fromEntries(there.map((name) => [name, 'exit 0'])) })
  const script = join(import.meta.dirname, '../ensure-browsers.ts')
  spawnSync(process.execPath, [script, '--services'], { env: { PATH: at('') } })
  return linesOf(at('asked')).filter((line) => / install .*(nginx|gpg|sqlite3|openssl)/.test(line))
}

test.runIf(existsSync(debian) && process.getuid?.() === 0)(
  'only services that are missing are installed',
  () => {
    expect(askedWith('nginx', 'gpg', 'gpg-agent', 'sqlite3', 'openssl')).toEqual([])
    const [install] = askedWith('nginx', 'gpg', 'gpg-agent')
    expect(install).toMatch(/ install .* sqlite3 openssl$/)
  },
)
