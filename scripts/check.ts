// `npm run check`, as run by CI. A failed step does not stop the next ones.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Step = { name: string; command: string; args: readonly string[] }

type Report = Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number> & {
  testResults: {
    name: string
    /** Why the file as a whole failed, such as before its first test. */
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

const root = fileURLToPath(new URL('..', import.meta.url))

const steps: readonly Step[] = [
  { name: 'Types', command: 'npm', args: ['run', '--silent', 'types'] },
  { name: 'Lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'Unused code', command: 'knip', args: [] },
]

const suites: readonly (Step & { report: string })[] = [
  { name: 'Tests', command: 'npm', args: ['test', '--silent'], report: 'tests.json' },
  { name: 'Full tests', command: 'npm', args: ['run', '--silent', 'test:full'], report: 'tests-full.json' },
]

mkdirSync(`${root}.cache`, { recursive: true })
const failedSteps = steps.filter((step) => !isPassing(step))
const counts = suites.map(testCounts)

const sum = (key: Exclude<keyof Counts, 'faults'>) => counts.reduce((total, count) => total + count[key], 0)
const passed = sum('passed') + steps.length - failedSteps.length
const failed = sum('failed') + failedSteps.length
for (const { name } of failedSteps) console.log(`FAILED: ${name}`)
for (const test of counts.flatMap(({ faults }) => faults)) console.log(`FAILED: ${test}`)
if (sum('skipped') > 0) console.log(`SKIPPED tests: ${sum('skipped')}`)
const summary = `${passed} passed, ${failed} failed`
writeFileSync(`${root}.cache/check.txt`, `${summary}\n`)
console.log(summary)
process.exitCode = failed > 0 ? 1 : 0

function isPassing({ name, command, args }: Step): boolean {
  console.log(`\n— ${name}`)
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  return status === 0
}

/** What failed, without the stack trace; the lines of a property's counterexample are needed to reproduce it. */
function reasonOf(failure: string): string {
  const [reason = ''] = failure.split(/\n\s+at\b/)
  return reason.replaceAll(/\s+/g, ' ').slice(0, 600)
}

type Counts = { passed: number; failed: number; skipped: number; faults: string[] }

/** A suite that crashes counts as at least one failure. */
function testCounts(suite: (typeof suites)[number]): Counts {
  const file = `${root}.cache/${suite.report}`
  rmSync(file, { force: true })
  const least = isPassing(suite) ? 0 : 1
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, faults: [`${suite.name}: no report`] }
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, least),
    skipped: report.numPendingTests,
    faults: report.testResults.flatMap(({ name, message, assertionResults }) => {
      const own = message ? [{ fullName: 'as a whole', failureMessages: [message] }] : []
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return [...own, ...failed].map(({ fullName, failureMessages: [why = ''] }) =>
        [name.replace(root, ''), fullName, reasonOf(why)].join(' | '),
      )
    }),
  }
}
