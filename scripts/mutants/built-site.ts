import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import type { Answer } from './test-process.ts'

/** What `vitest run --reporter=json` writes, as far as it is read here. */
type Report = {
  testResults: readonly {
    name: string
    status: string
    assertionResults: readonly { status: string; fullName: string }[]
  }[]
}

let turn: Promise<unknown> = Promise.resolve()

/**
 * Builds the sites of a copy of the project and runs the tests on them, or no more than the files `only`, up to the first
 * that fails. Minutes: for what nothing quicker noticed. One at a time, for each takes the whole machine.
 */
export function tryBuiltSite(copy: string, only: readonly string[] = []): Promise<Answer> {
  const answer = turn.then(() => runOnBuiltSite(copy, only))
  turn = answer.catch(() => undefined)
  return answer
}

async function runOnBuiltSite(copy: string, only: readonly string[]): Promise<Answer> {
  const report = `${copy}/.cache/built-site.json`
  rmSync(report, { force: true })
  const projects = ['--project=browser', '--project=shipped']
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...projects, '--bail=1', ...only]
  const output = ['--reporter=json', `--outputFile=${report}`]
  const child = spawn(process.execPath, [...vitest, ...output], { cwd: copy, stdio: 'ignore' })
  await new Promise((resolve) => child.once('close', resolve))
  const read = readReport(report)
  if (!read)
    return {
      result: 'failed',
      project: 'browser',
      failed: [],
      faults: ['The site does not build, or does not start.'],
    }
  const failed = read.testResults.filter(({ status }) => status === 'failed')
  return {
    result: failed.length > 0 ? 'failed' : 'passed',
    project: 'browser',
    failed: failed.map(({ name }) => relative(copy, name)),
    faults: failed.map((file) => `${relative(copy, file.name)}: ${firstFault(file) ?? 'it does not run'}`),
  }
}

/** Undefined where no test could be run. */
function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function firstFault({ assertionResults }: Report['testResults'][number]): string | undefined {
  return assertionResults.find(({ status }) => status === 'failed')?.fullName
}
