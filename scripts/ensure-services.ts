// Finds what the tests of deployment run beside the site: nginx, gpg, sqlite3. On Debian they are installed if they are
// missing; elsewhere, without them, those tests are reported as skipped.
import { spawnSync } from 'node:child_process'
import { installFromDebian } from './browsers/install-from-debian.ts'

const needed = {
  nginx: 'nginx-light',
  gpg: 'gpg',
  'gpg-agent': 'gpg-agent',
  sqlite3: 'sqlite3',
  openssl: 'openssl',
}
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` }

const missing = () =>
  Object.entries(needed).filter(([program]) => spawnSync(program, ['--version'], { env }).error !== undefined)

if (missing().length > 0) installFromDebian(missing().map(([, name]) => name))
const absent = missing().map(([program]) => program)
if (absent.length > 0) {
  console.log(`SKIPPED: not on this machine: ${absent.join(', ')}; some tests of deployment do not run.`)
}
