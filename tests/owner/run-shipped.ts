import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#tests/helpers/site-root.ts'

type Report = {
  numPassedTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

type Options = {
  /** Only these files of the tests. */
  files?: readonly string[]
  /** Whose tests run: the project's, or those of a copy whose code was changed too. */
  testsOf?: string
}

/** Runs the tests of what must always hold on the site at `root`: how many passed, and what failed, in words. */
export async function runShipped(root: string, { files = [], testsOf = projectRoot }: Options = {}) {
  const report = join(root, 'shipped.json')
  const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs')
  const options = ['run', '--project', 'shipped', '--reporter=json', `--outputFile=${report}`, ...files]
  const child = spawn(process.execPath, [vitest, ...options], {
    cwd: testsOf,
    env: { ...shellOnly(process.env), SITE_ROOT: root },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  await new Promise((resolve) => child.once('close', resolve))
  const { numPassedTests, testResults } = readReport(report, output)
  const failed = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}: ${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join('\n').slice(0, 2_000)}`),
  ])
  return { passed: numPassedTests, failed }
}

function readReport(file: string, output: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error(`The tests wrote no report:\n${output}`)
  }
}

/** Without what this run's own Vitest has put there. */
function shellOnly(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isVitests = (key: string) => /^(VITEST|VITE_|NODE_ENV$|TEST$|SITE_URL$)/.test(key)
  return Object.fromEntries(Object.entries(env).filter(([key]) => !isVitests(key)))
}
