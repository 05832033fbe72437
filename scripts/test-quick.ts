// `npm run test:quick`: types, the tests of architecture and docs, and those that uncommitted changes, or else the last
// commit, reach by their imports (`--all`: every test of rules and views), in parallel.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

const since = process.argv.includes('--all') ? undefined : lastState()
const reached = since ? ['--passWithNoTests', '--changed', since] : []
const rules = ['--project', 'unit', '--project', 'mocked', ...reached]
const views = ['--project', 'components', '--maxWorkers=3', ...reached]
// They read files that they do not import, so that no change reaches them.
const architecture = ['--project', 'unit', 'tests/architecture', 'tests/docs']

const [types, ...tests] = await Promise.all([
  ended('npm', ['run', '--silent', 'types']),
  ended('vitest', ['run', ...rules]),
  ended('vitest', ['run', ...views]),
  ...(since ? [ended('vitest', ['run', ...architecture])] : []),
])
console.log(types ? 'Types: no fault' : 'FAILED: Types')
process.exitCode = [types, ...tests].every(Boolean) ? 0 : 1

/** The commit to compare with; undefined without Git. */
function lastState(): string | undefined {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' })
  const { status, stdout } = git('status', '--porcelain')
  if (status === 0 && stdout.trim()) return 'HEAD'
  return git('rev-parse', '--verify', '--quiet', 'HEAD~1').status === 0 ? 'HEAD~1' : undefined
}

async function ended(command: string, args: readonly string[]) {
  const [status] = await once(spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }), 'close')
  return status === 0
}
