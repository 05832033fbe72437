import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Change } from './find-changes.ts'
import type { createTestProcess } from './test-process.ts'

export type Outcome = 'noticed' | 'not noticed' | 'no test'

/** A copy of the project's sources: whatever ends this program, the sources themselves were never touched. */
export function copySources(root: string, copy: string) {
  rmSync(copy, { recursive: true, force: true })
  for (const file of sourceFiles(root)) {
    mkdirSync(dirname(`${copy}/${file}`), { recursive: true })
    cpSync(`${root}/${file}`, `${copy}/${file}`)
  }
  for (const name of ['node_modules', 'dist'])
    if (existsSync(`${root}/${name}`)) symlinkSync(`${root}/${name}`, `${copy}/${name}`)
  // Copied, for Vite gives a browser nothing from outside.
  if (existsSync(`${root}/generated`)) cpSync(`${root}/generated`, `${copy}/generated`, { recursive: true })
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

/** Makes the change in the copy, runs the tests that reach the file, and takes the change back. `by` is the first that fails. */
export async function tryChange(
  copy: string,
  file: string,
  change: Change,
  tests: ReturnType<typeof createTestProcess>,
): Promise<{ outcome: Outcome; by: string }> {
  const path = `${copy}/${file}`
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, source.slice(0, change.start) + change.text + source.slice(change.end))
  const { result, faults } = await tests.run({ files: [file], isChanged: true })
  writeFileSync(path, source)
  const outcome = ({ failed: 'noticed', passed: 'not noticed', none: 'no test' } as const)[result]
  return { outcome, by: faults[0] ?? '' }
}
