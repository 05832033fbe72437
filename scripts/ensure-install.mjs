// Installs the project's packages when the lock file has changed since the last time, or was never installed.
// Plain JavaScript for any Node that npm runs on: it works before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}node_modules/.installed`
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex')

// A linked folder belongs to another working copy: installing through the link would pull it away under that one.
const isLinked = lstatSync(`${root}node_modules`, { throwIfNoEntry: false })?.isSymbolicLink() ?? false

if (!isLinked && (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted)) {
  // What a command prints may be kept in a file: this is none of it.
  console.error('Installing packages …')
  const isWindows = process.platform === 'win32'
  // Node itself is among the packages for development, which npm leaves out where NODE_ENV says production.
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: isWindows,
  })
  if (result.status !== 0) {
    console.error('The packages could not be installed. Is the npm registry reachable? Nothing was started.')
    process.exit(result.status ?? 1)
  }
  writeFileSync(stamp, wanted)
}
