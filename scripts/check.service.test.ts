import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'

const script = fileURLToPath(new URL('check.ts', import.meta.url))

type Tests = { passed: number; failed: number; skipped: number }

const faults = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    status: 'failed',
    fullName: `claim ${index}`,
    failureMessages: ['failed after 3 tests\nCounterexample: [1]\n    at some.test.ts'],
  }))

/** Runs `scripts/check.ts` with fake tools, of which `failing` fail. Both suites report `tests`, or crash before reporting. */
function check(failing: readonly string[], tests?: Tests) {
  const root = ownFolder()
  mkdirSync(join(root, 'tools'))
  cpSync(script, join(root, 'scripts/check.ts'))
  const report = tests && {
    numPassedTests: tests.passed,
    numFailedTests: tests.failed,
    numPendingTests: tests.skipped,
    testResults: [
      { name: join(root, 'some.test.ts'), message: '', assertionResults: faults(tests.failed) },
      ...(failing.includes('setup')
        ? [{ name: join(root, 'other.test.ts'), message: 'no build\n at', assertionResults: [] }]
        : []),
    ],
  }
  writeFileSync(join(root, 'report.json'), JSON.stringify(report ?? null))
  const code = (tool: string) => (failing.includes(tool) ? 1 : 0)
  const tools = {
    npm: `case "$*" in
*types*) exit ${code('types')} ;;
*test:full*) ${report ? 'cp report.json .cache/tests-full.json;' : ''} exit ${code('full')} ;;
*) ${report ? 'cp report.json .cache/tests.json;' : ''} exit ${code('tests')} ;;
esac`,
    biome: `exit ${code('biome')}`,
    knip: `exit ${code('knip')}`,
  }
  for (const [name, lines] of Object.entries(tools)) {
    const program = `#!/bin/sh\necho "${name} $*" >>asked\n${lines}\n`
    writeFileSync(join(root, 'tools', name), program, { mode: 0o755 })
  }
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'scripts/check.ts')], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'tools')}:${process.env.PATH}` },
  })
  const lines = stdout.trim().split('\n')
  expect(readFileSync(join(root, '.cache/check.txt'), 'utf8').trim()).toBe(lines.at(-1))
  const asked = readFileSync(join(root, 'asked'), 'utf8').trim().split('\n')
  return { status, lines, asked, summary: lines.at(-1) }
}

test('counts passed tests and steps together', () => {
  const { status, lines, asked, summary } = check([], { passed: 40, failed: 0, skipped: 0 })
  expect([status, summary]).toEqual([0, '83 passed, 0 failed'])
  expect(asked).toEqual([
    'npm run --silent types',
    'biome check --error-on-warnings .',
    'knip ',
    'npm test --silent',
    'npm run --silent test:full',
  ])
  expect(lines.join()).not.toMatch(/FAILED|SKIPPED/)
})

test('counts failed tests, and at least one failure for a run without a count', () => {
  const { status, summary, lines } = check(['tests', 'full'], { passed: 38, failed: 2, skipped: 0 })
  expect([status, summary]).toEqual([1, '79 passed, 4 failed'])
  expect(lines).toContain('FAILED: some.test.ts | claim 1 | failed after 3 tests Counterexample: [1]')
  const setup = check(['full', 'setup'], { passed: 40, failed: 0, skipped: 0 })
  expect(setup.summary).toBe('83 passed, 1 failed')
  expect(setup.lines).toContain('FAILED: other.test.ts | as a whole | no build')
  const crashed = check(['tests', 'full'])
  expect(crashed.summary).toBe('3 passed, 2 failed')
  expect(crashed.lines).toContain('FAILED: Full tests: no report')
})
