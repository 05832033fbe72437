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
import type { Answer, createTestProcess } from './test-process.ts'

type Noticed = 'unit' | 'services' | 'components' | 'built site' | 'endless'

/**
 * The tests that noticed a change, or why none did. *By chance*: those that failed do not fail with it a second time, or
 * fail without it too, as on a machine that is too busy. What the compiler refuses is no change: nobody could ship it.
 */
export type Outcome = Noticed | 'by chance' | 'not noticed' | 'no test' | 'refused'

/** A copy of the project's sources: whatever ends this program, the sources themselves were never touched. */
export function copySources(root: string, copy: string) {
  rmSync(copy, { recursive: true, force: true })
  for (const file of sourceFiles(root)) {
    mkdirSync(dirname(`${copy}/${file}`), { recursive: true })
    cpSync(`${root}/${file}`, `${copy}/${file}`)
  }
  // The folder is the copy's: what Vite keeps there of one copy would take the place of another's while that runs.
  mkdirSync(`${copy}/node_modules`)
  for (const name of readdirSync(`${root}/node_modules`))
    if (!name.startsWith('.vite')) symlinkSync(`${root}/node_modules/${name}`, `${copy}/node_modules/${name}`)
  // Copied: Vite gives a browser nothing from outside, and a build of the copy is not the project's.
  for (const name of ['generated', 'dist'])
    if (existsSync(`${root}/${name}`)) cpSync(`${root}/${name}`, `${copy}/${name}`, { recursive: true })
  // Tests ask Git which files are the project's.
  spawnSync('git', ['init', '-q'], { cwd: copy })
  writeFileSync(`${copy}/.git/info/exclude`, 'node_modules\ndist\n')
}

/** All files that are, or may come, under version control. */
export function sourceFiles(root: string): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return stdout.split('\n').filter((file) => file !== '' && existsSync(`${root}/${file}`))
}

type Judges = Pick<ReturnType<typeof createTestProcess>, 'run'> & {
  /** Asked where no other test notices: those on the built site, or the files of them that are named. */
  onBuiltSite?: ((only?: readonly string[]) => Promise<Answer>) | undefined
}

/** Makes the change in the copy, runs the tests that reach the file, and takes the change back. `by` is the first that fails. */
export async function tryChange(
  copy: string,
  file: string,
  change: Change,
  { run, onBuiltSite }: Judges,
): Promise<{ outcome: Outcome; by: string }> {
  const path = `${copy}/${file}`
  const source = readFileSync(path, 'utf8')
  const files = [file]
  const changed = source.slice(0, change.start) + change.text + source.slice(change.end)
  const failsAgain = async (isChanged: boolean, only: readonly string[], project: string | undefined) => {
    writeFileSync(path, isChanged ? changed : source)
    const isOfBuiltSite = onBuiltSite && project === 'browser'
    const { result } = await (isOfBuiltSite ? onBuiltSite(only) : run({ files, isChanged, only }))
    return result === 'failed'
  }
  writeFileSync(path, changed)
  try {
    const refusal = mayBeRefused(change) && (await typeFault(copy, file))
    if (refusal) return { outcome: 'refused', by: refusal }
    const quick = await run({ files, isChanged: true })
    const answer = quick.result !== 'failed' && onBuiltSite ? await onBuiltSite() : quick
    const { project, failed, faults } = answer
    if (answer.result !== 'failed')
      return { outcome: quick.result === 'passed' ? 'not noticed' : 'no test', by: '' }
    const isByChance =
      failed.length > 0 &&
      (!(await failsAgain(true, failed, project)) || (await failsAgain(false, failed, project)))
    return { outcome: isByChance ? 'by chance' : outcomeOf(project), by: faults[0] ?? '' }
  } finally {
    writeFileSync(path, source)
  }
}

function outcomeOf(project: string | undefined): Noticed {
  if (project === undefined) return 'endless'
  if (project === 'browser') return 'built site'
  return project === 'services' || project === 'components' ? project : 'unit'
}

/** Sums and orders of numbers stay what they are for the compiler. */
function mayBeRefused({ kind }: Change): boolean {
  return !/^[<>+*/-]/.test(kind)
}

/** What the compiler says first. That a name is not used any more says nothing: who drops a call drops its import. */
async function typeFault(copy: string, file: string): Promise<string> {
  const config = file === 'app/worker/service-worker.ts' ? 'app/worker' : '.'
  const given = ['--noEmit', '--singleThreaded', '--noUnusedLocals', 'false', '--noUnusedParameters', 'false']
  const args = [`${copy}/node_modules/typescript/bin/tsc`, '-p', config, ...given]
  return promisify(execFile)(process.execPath, args, { cwd: copy }).then(
    () => '',
    (error) => String(error.stdout).split('\n')[0] ?? 'refused',
  )
}
