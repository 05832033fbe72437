// Everything that must hold before a change is done, in one go; CI runs exactly this. A failed step does not hide the
// next one. The last line counts the tests and the other steps together: "N passed, N failed".
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Step = { name: string; command: string; args: readonly string[] }

const root = fileURLToPath(new URL('..', import.meta.url))
const testReport = `${root}.cache/tests.json`

const steps: readonly Step[] = [
  { name: 'Types', command: 'npm', args: ['run', '--silent', 'types'] },
  { name: 'Lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'Unused code', command: 'knip', args: [] },
]

mkdirSync(`${root}.cache`, { recursive: true })
rmSync(testReport, { force: true })
const failedSteps = steps.filter((step) => !isPassing(step))
const areTestsGreen = isPassing({ name: 'Tests', command: 'npm', args: ['test', '--silent'] })

const tests = testCounts()
const passed = tests.passed + steps.length - failedSteps.length
const failed = failedSteps.length + (areTestsGreen ? tests.failed : Math.max(tests.failed, 1))
for (const { name } of failedSteps) console.log(`FAILED: ${name}`)
if (tests.skipped > 0) console.log(`SKIPPED tests: ${tests.skipped}`)
const summary = `${passed} passed, ${failed} failed`
writeFileSync(`${root}.cache/check.txt`, `${summary}\n`)
console.log(summary)
process.exitCode = failed > 0 ? 1 : 0

function isPassing({ name, command, args }: Step): boolean {
  console.log(`\n— ${name}`)
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  return status === 0
}

function testCounts() {
  if (!existsSync(testReport)) return { passed: 0, failed: 1, skipped: 0 }
  const report: unknown = JSON.parse(readFileSync(testReport, 'utf8'))
  const count = (key: string) => {
    const value: unknown = report && typeof report === 'object' ? Reflect.get(report, key) : undefined
    return typeof value === 'number' ? value : 0
  }
  return {
    passed: count('numPassedTests'),
    failed: count('numFailedTests'),
    skipped: count('numPendingTests'),
  }
}
