// `main` is `npm test`, `full` the rest. Missing programs are a warning, in CI a failure.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { missingIn } from './programs/debian-programs.ts'

const name = process.argv[2] === 'full' ? 'full' : 'main'
const projects = {
  main: ['--project=!full', '--project=!full-built'],
  full: ['--project=full', '--project=full-built'],
}
const reports = { main: '.cache/tests.json', full: '.cache/tests-full.json' }
const reporters = [
  '--reporter=default',
  '--reporter=./tests/helpers/cost-reporter.ts',
  '--reporter=json',
  `--outputFile.json=${reports[name]}`,
]

// Each run's copies of the site have other paths: their compiled code would fill this cache without end.
rmSync('.cache/node', { recursive: true, force: true })
// Deleted after the run, with what killed servers and skipped tests left. PostgreSQL and nginx run as other users.
const temporary = mkdtempSync(join(tmpdir(), 'vetrina-tests-'))
chmodSync(temporary, 0o755)
const { status } = spawnSync('vitest', ['run', ...projects[name], ...reporters], {
  stdio: 'inherit',
  env: { ...process.env, TMPDIR: temporary },
})
rmSync(temporary, { recursive: true, force: true })
const missing = missingIn[name]()
if (missing.length > 0)
  console.log(
    `${process.env.CI ? 'FAILED' : 'SKIPPED'}: not on this machine: ${missing.join(', ')}; some tests did not run.`,
  )
process.exitCode = process.env.CI && missing.length > 0 ? 1 : (status ?? 1)
