import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const source = fileURLToPath(new URL('../..', import.meta.url))

export type SiteCopy = { root: string; remove: () => void }

/** A release of the site: a copy of the sources in which some files say something else, built. */
export async function buildRelease(
  changes: Readonly<Record<string, (text: string) => string>>,
): Promise<SiteCopy> {
  const root = mkdtempSync(join(tmpdir(), 'site-release-'))
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: source })
  for (const file of listed.toString('utf8').split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(join(source, file), join(root, file))
  }
  symlinkSync(join(source, 'node_modules'), join(root, 'node_modules'))
  // Faces and pictures that have not changed are not drawn again, as when an owner builds a second time.
  cpSync(join(source, 'generated'), join(root, 'generated'), { recursive: true })
  for (const [file, change] of Object.entries(changes)) {
    const before = readFileSync(join(root, file), 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`The change of ${file} changed nothing.`)
    writeFileSync(join(root, file), after)
  }
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: root })
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}
