import { execFile, execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { layFixtureSite } from './lay-fixture-site.ts'
import { fixtureRoot, projectRoot } from './site-root.ts'

export type SiteCopy = { root: string; remove: () => void }

/** What a build makes and a second build takes up again. */
const made = ['generated', 'dist']

/** Puts the fixture site together; what was built of it stays where it is. */
export function assembleFixtureSite() {
  mkdirSync(fixtureRoot, { recursive: true })
  for (const name of readdirSync(fixtureRoot)) {
    if (!made.includes(name)) rmSync(join(fixtureRoot, name), { recursive: true })
  }
  copySources(fixtureRoot)
  // Faces and pictures are those of the project as long as nothing changed in them.
  if (!existsSync(`${fixtureRoot}/generated`)) copyGenerated(projectRoot, fixtureRoot)
  layFixtureSite(fixtureRoot)
}

/** The fixture site with some files changed, built in a folder of its own: a release, or what else the build is asked for. */
export async function buildRelease(changes: Changes, args: readonly string[] = []): Promise<SiteCopy> {
  const copy = createCopy()
  copyGenerated(fixtureRoot, copy.root)
  layFixtureSite(copy.root)
  changeFiles(copy.root, { ...changes, ...packedQuickly })
  await buildCopy(copy.root, args)
  return copy
}

/** The project as its owner has it, in a folder of its own with its tests, not yet built. */
export function copyProject(): SiteCopy {
  const copy = createCopy({ withTests: true })
  copyGenerated(projectRoot, copy.root)
  return copy
}

/** For copies that nobody weighs: the best packing is more than half of a build. */
export const packedQuickly: Changes = {
  'scripts/build/compress.ts': (text) => text.replace('constants.BROTLI_MAX_QUALITY', '4'),
}

type Changes = Readonly<Record<string, (text: string) => string>>

export function changeFiles(root: string, changes: Changes) {
  for (const [file, change] of Object.entries(changes)) {
    const before = readFileSync(join(root, file), 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`The change of ${file} changed nothing.`)
    writeFileSync(join(root, file), after)
  }
}

/** Builds a copy with its own scripts; settles with what the build printed. */
export async function buildCopy(root: string, args: readonly string[] = []): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['scripts/build.ts', ...args], {
    cwd: root,
  })
  return stdout + stderr
}

function createCopy({ withTests = false } = {}): SiteCopy {
  const root = mkdtempSync(join(tmpdir(), 'site-copy-'))
  copySources(root, { withTests })
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

function copySources(root: string, { withTests = false } = {}) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: projectRoot })
  const files = listed.toString('utf8').split('\0')
  for (const file of files.filter((name) => name && (withTests || !name.startsWith('tests/')))) {
    // A file that was deleted stays listed until that is committed.
    if (!existsSync(join(projectRoot, file))) continue
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(join(projectRoot, file), join(root, file))
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
}

/** Faces and pictures that have not changed are not drawn again, as when an owner builds a second time. */
function copyGenerated(from: string, root: string) {
  if (existsSync(`${from}/generated`)) cpSync(`${from}/generated`, `${root}/generated`, { recursive: true })
}
