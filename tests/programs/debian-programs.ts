import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findFirefox, findWebKit } from './find-programs.ts'

const packages = {
  nginx: 'nginx-light',
  gpg: 'gpg',
  'gpg-agent': 'gpg-agent',
  sqlite3: 'sqlite3',
  openssl: 'openssl',
}
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` }

export function missingPrograms(): { program: string; name: string }[] {
  return Object.entries(packages)
    .filter(([program]) => spawnSync(program, ['--version'], { env }).error !== undefined)
    .map(([program, name]) => ({ program, name }))
}

export const missingIn = {
  main: () => [...(findFirefox() ? [] : ['Firefox']), ...(findWebKit() ? [] : ['WebKit'])],
  full: () => missingPrograms().map(({ program }) => program),
}

/** Only as root on Debian, as in CI. Does not start installed services. */
export function installFromDebian(names: readonly string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing Debian's ${names.join(', ')} for the tests …`)
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names])
}

function run(command: string, args: readonly string[]) {
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
}
