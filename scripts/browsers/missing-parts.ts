import { spawnSync } from 'node:child_process'
import { findFirefox } from './find-browsers.ts'

/** The programs that tests of deployment run beside the site, and Debian's package of each. */
const packages = {
  nginx: 'nginx-light',
  gpg: 'gpg',
  'gpg-agent': 'gpg-agent',
  sqlite3: 'sqlite3',
  openssl: 'openssl',
}
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` }

/** Those of them that are not on this machine. */
export function missingPrograms(): { program: string; name: string }[] {
  return Object.entries(packages)
    .filter(([program]) => spawnSync(program, ['--version'], { env }).error !== undefined)
    .map(([program, name]) => ({ program, name }))
}

/** What the tests of a suite would run with and this machine lacks; without it some of them are skipped. */
export const missingParts = {
  main: () => (findFirefox() ? [] : ['Firefox']),
  full: () => missingPrograms().map(({ program }) => program),
}
