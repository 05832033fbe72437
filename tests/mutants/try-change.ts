import { execFile, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import type { Change } from './find-changes.ts'
import { type Answer, runTests, testsOf } from './run-tests.ts'

/** *By chance*: the tests fail without the mutant too, or not again, as on a busy machine. */
export const outcomes = [
  'unit',
  'services',
  'components',
  'built site',
  'endless',
  'by chance',
  'not noticed',
  'no test',
  'refused',
] as const

export type Outcome = (typeof outcomes)[number]

/** Mutates a copy, so that an interrupted run leaves the sources untouched. */
export function copySources(root: string, copy: string) {
  rmSync(copy, { recursive: true, force: true })
  for (const file of sourceFiles(root)) {
    mkdirSync(dirname(`${copy}/${file}`), { recursive: true })
    cpSync(`${root}/${file}`, `${copy}/${file}`)
  }
  // Without Vite's cache, which parallel copies would overwrite.
  mkdirSync(`${copy}/node_modules`)
  for (const name of readdirSync(`${root}/node_modules`))
    if (!name.startsWith('.vite')) symlinkSync(`${root}/node_modules/${name}`, `${copy}/node_modules/${name}`)
  // Copied, not linked: Vite serves no files from outside, and the copy is rebuilt.
  for (const name of ['generated', 'dist'])
    if (existsSync(`${root}/${name}`)) cpSync(`${root}/${name}`, `${copy}/${name}`, { recursive: true })
  // Tests list files with Git.
  spawnSync('git', ['init', '-q'], { cwd: copy })
  writeFileSync(`${copy}/.git/info/exclude`, 'node_modules\ndist\n')
}

export function sourceFiles(root: string): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return stdout.split('\n').filter((file) => file !== '' && existsSync(`${root}/${file}`))
}

/** Cheapest first; each only for files that it can test. */
const stages = [
  { name: 'unit', projects: ['unit', 'mocked'], isFor: () => true },
  { name: 'services', projects: ['services'], isFor: (file: string) => !file.startsWith('app/') },
  {
    name: 'components',
    projects: ['components'],
    isFor: (file: string) => /^(app|content|shared)\//.test(file),
  },
] as const

/** What is left of `npm test`, and `npm run test:full`. */
const builtSite = [
  ['browser', 'shipped', 'owner'],
  ['full', 'full-built'],
] as const

type Trial = {
  copy: string
  sources: ReadonlyMap<string, string>
  isBuilt: boolean
}

export async function tryChange(
  trial: Trial,
  file: string,
  change: Change,
): Promise<{ outcome: Outcome; by: string }> {
  const { copy } = trial
  const path = `${copy}/${file}`
  const source = readFileSync(path, 'utf8')
  const changed = source.slice(0, change.start) + change.text + source.slice(change.end)
  const failsAgain = async (text: string, { run, failed }: Failure) => {
    writeFileSync(path, text)
    return (await run(failed)).result === 'failed'
  }
  writeFileSync(path, changed)
  try {
    const refusal = mayBeRefused(change) && (await typeFault(copy, file))
    if (refusal) return { outcome: 'refused', by: refusal }
    const found = await firstFailure(trial, file)
    if (typeof found === 'string') return { outcome: found, by: '' }
    const isByChance =
      found.failed.length > 0 && (!(await failsAgain(changed, found)) || (await failsAgain(source, found)))
    return { outcome: isByChance ? 'by chance' : found.outcome, by: found.fault }
  } finally {
    writeFileSync(path, source)
  }
}

type Failure = {
  outcome: Outcome
  failed: readonly string[]
  fault: string
  run: (files: readonly string[]) => Promise<Answer>
}

async function firstFailure({ copy, sources, isBuilt }: Trial, file: string) {
  const tests = testsOf(file, sources)
  let outcome: 'no test' | 'not noticed' = 'no test'
  for (const { name, projects, isFor } of stages) {
    if (!isFor(file)) continue
    for (const files of tests) {
      const run = (some: readonly string[]) => runTests(copy, projects, some)
      const { result, failed, fault } = await run(files)
      if (result === 'endless') return 'endless'
      if (result === 'failed') return { outcome: name, failed, fault, run } satisfies Failure
      if (result === 'passed') outcome = 'not noticed'
    }
  }
  if (!isBuilt) return outcome
  for (const own of builtSite) {
    const run = (files?: readonly string[]) => onBuiltSite(copy, own, files)
    const { result, failed, fault } = await run()
    if (result === 'failed') return { outcome: 'built site', failed, fault, run } satisfies Failure
  }
  return outcome
}

let turn: Promise<unknown> = Promise.resolve()

/** Serialized, since each run uses the whole machine. */
function onBuiltSite(copy: string, projects: readonly string[], files?: readonly string[]): Promise<Answer> {
  const answer = turn.then(() => runTests(copy, projects, files))
  turn = answer.catch(() => undefined)
  return answer
}

/** Arithmetic and comparison of numbers always compile. */
function mayBeRefused({ kind }: Change): boolean {
  return !/^[<>+*/-]/.test(kind)
}

/** Unused names are ignored: whoever removes a call removes its import. */
async function typeFault(copy: string, file: string): Promise<string> {
  const config = file === 'app/worker/service-worker.ts' ? 'app/worker' : '.'
  const given = ['--noEmit', '--singleThreaded', '--noUnusedLocals', 'false', '--noUnusedParameters', 'false']
  const args = [`${copy}/node_modules/typescript/bin/tsc`, '-p', config, ...given]
  return promisify(execFile)(process.execPath, args, { cwd: copy }).then(
    () => '',
    (error) => String(error.stdout).split('\n')[0] ?? 'refused',
  )
}
