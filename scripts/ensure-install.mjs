// Runs `npm ci` if the lock file changed. Plain JavaScript, since it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}node_modules/.installed`
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex')

// A symlink belongs to another checkout, which installing would break.
const isLinked = lstatSync(`${root}node_modules`, { throwIfNoEntry: false })?.isSymbolicLink() ?? false

if (!isLinked && (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted)) {
  // stderr, since stdout may be redirected to a file.
  console.error('Installing packages …')
  const isWindows = process.platform === 'win32'
  // Node itself is a devDependency, which npm omits when NODE_ENV is production.
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
