import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Change } from './find-changes.ts'

export type Outcome = 'noticed' | 'not noticed' | 'no test'

/** A change that never ends has been noticed as well. Milliseconds. */
const patience = 180_000

/** A copy of the project's sources: whatever ends this program, the sources themselves were never touched. */
export function copySources(root: string, copy: string) {
  rmSync(copy, { recursive: true, force: true })
  for (const file of sourceFiles(root)) {
    mkdirSync(dirname(`${copy}/${file}`), { recursive: true })
    cpSync(`${root}/${file}`, `${copy}/${file}`)
  }
  for (const name of ['node_modules', 'generated', 'dist'])
    if (existsSync(`${root}/${name}`)) symlinkSync(`${root}/${name}`, `${copy}/${name}`)
}

/** All files that are, or may come, under version control. */
export function sourceFiles(root: string): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return stdout.split('\n').filter((file) => file !== '' && existsSync(`${root}/${file}`))
}

/** Makes the change in the copy, runs the tests that reach the file, and takes the change back. */
export async function tryChange(
  copy: string,
  file: string,
  change: Change,
  projects: readonly string[],
): Promise<Outcome> {
  const path = `${copy}/${file}`
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, source.slice(0, change.start) + change.text + source.slice(change.end))
  const report = `${copy}/.cache/report.json`
  rmSync(report, { force: true })
  const isGreen = await run(copy, [
    ...['related', file, '--run', '--bail=1', '--maxWorkers=1', '--passWithNoTests', '--reporter=json'],
    ...[`--outputFile=${report}`, ...projects.map((name) => `--project=${name}`)],
  ])
  writeFileSync(path, source)
  if (!isGreen) return 'noticed'
  const { numTotalTests = 0 }: { numTotalTests?: number } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : {}
  return numTotalTests > 0 ? 'not noticed' : 'no test'
}

/** Whether Vitest, in a group of processes of its own, ends well. */
export function run(copy: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(`${copy}/node_modules/.bin/vitest`, args, {
      cwd: copy,
      stdio: 'ignore',
      detached: true,
    })
    const end = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // Already gone.
      }
    }
    const timer = setTimeout(end, patience)
    process.once('exit', end)
    child.once('close', (code) => {
      clearTimeout(timer)
      process.off('exit', end)
      end()
      resolve(code === 0)
    })
  })
}
