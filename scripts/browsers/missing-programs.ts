import { spawnSync } from 'node:child_process'
import { findFirefox, findWebKit } from './find-browsers.ts'

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
