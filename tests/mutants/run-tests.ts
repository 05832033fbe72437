import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { dirname, posix, relative } from 'node:path'

/** `endless`: killed after the timeout. `failed`: test files. */
export type Answer = {
  result: 'failed' | 'passed' | 'none' | 'endless'
  failed: readonly string[]
  fault: string
}

type Report = {
  testResults: readonly {
    name: string
    status: string
    message: string
    assertionResults: readonly { status: string; fullName: string }[]
  }[]
}

/** Milliseconds. */
const patience = 600_000

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) end(child)
})

export async function runTests(
  copy: string,
  projects: readonly string[],
  files?: readonly string[],
): Promise<Answer> {
  if (files?.length === 0) return { result: 'none', failed: [], fault: '' }
  const report = `${copy}/.cache/report.json`
  rmSync(report, { force: true })
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--passWithNoTests']
  const chosen = [...projects.map((name) => `--project=${name}`), ...(files ?? [])]
  const output = ['--reporter=json', `--outputFile=${report}`]
  // In its own process group, so that its children can be killed too.
  const options = { cwd: copy, stdio: 'ignore', detached: true } as const
  const child = spawn(process.execPath, [...vitest, ...chosen, ...output], options)
  running.add(child)
  let isEndless = false
  const giveUp = () => {
    isEndless = true
    end(child)
  }
  const timer = files && setTimeout(giveUp, patience)
  await new Promise((resolve) => child.once('close', resolve))
  clearTimeout(timer)
  running.delete(child)
  return isEndless ? { result: 'endless', failed: [], fault: 'They take too long.' } : answerOf(copy, report)
}

function end({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // Already exited.
  }
}

function answerOf(copy: string, file: string): Answer {
  const report = readReport(file)
  if (!report)
    return { result: 'failed', failed: [], fault: 'No test can be run, or the site does not build.' }
  const failed = report.testResults.filter(({ status }) => status === 'failed')
  const [first] = failed.map(({ name, message, assertionResults }) => {
    const test = assertionResults.find(({ status }) => status === 'failed')?.fullName
    return `${relative(copy, name)}: ${test ?? message}`
  })
  if (first !== undefined)
    return { result: 'failed', failed: failed.map(({ name }) => relative(copy, name)), fault: first }
  return { result: report.testResults.length > 0 ? 'passed' : 'none', failed: [], fault: '' }
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Also `${root}/a.ts`, where `${root}` is a copy of the project, and globs. */
const named = /['"`](?:\$\{\w+\}\/)?(?<name>[\w#./*-]+\.tsx?)['"`]/g

/** Tests that import a file, directly or not, or mention its path, as those do that start programs. */
export function testsOf(file: string, sources: ReadonlyMap<string, string>) {
  const found = new Set([file])
  for (const one of found) {
    for (const [path, text] of sources) {
      const names = [...text.matchAll(named)].map(({ groups }) => fromRoot(path, groups?.name ?? ''))
      if (names.some((name) => name === one || (name.includes('*') && posix.matchesGlob(one, name))))
        found.add(path)
    }
  }
  // Rules about sources notice a mutant only by chance.
  const tests = [...found].filter(
    (path) => /\.test\.tsx?$/.test(path) && !/^tests\/(architecture|docs)\//.test(path),
  )
  const isBeside = (path: string) => dirname(path) === dirname(file)
  return [tests.filter(isBeside), tests.filter((path) => !isBeside(path))] as const
}

/** `./a.ts` is relative, `#shared/a.ts` and `shared/a.ts` are from the root. */
function fromRoot(from: string, name: string): string {
  return name.startsWith('.') ? posix.join(posix.dirname(from), name) : name.replace(/^[#/]/, '')
}
