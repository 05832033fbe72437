import { execFile, execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
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
import { ownFolder } from './own-folder.ts'
import { fixtureRoot, fixtureSite, projectRoot } from './site-root.ts'

export type SiteCopy = { root: string; remove: () => void }

/** Output of a build, reused by the next. */
const made = ['generated', 'dist']

/** Keeps what was built before. */
export function assembleFixtureSite() {
  mkdirSync(fixtureRoot, { recursive: true })
  for (const name of readdirSync(fixtureRoot)) {
    if (!made.includes(name)) rmSync(join(fixtureRoot, name), { recursive: true })
  }
  copySources(fixtureRoot)
  // Unchanged fonts and pictures are not generated again.
  if (!existsSync(`${fixtureRoot}/generated`)) copyGenerated(projectRoot, fixtureRoot)
  layFixtureSite(fixtureRoot)
}

export async function buildRelease(changes: Changes, args: readonly string[] = []): Promise<SiteCopy> {
  const root = mkdtempSync(join(tmpdir(), 'site-copy-'))
  copySources(root)
  copyGenerated(fixtureRoot, root)
  layFixtureSite(root)
  changeFiles(root, { ...changes, ...packedQuickly })
  await buildCopy(root, args)
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** The root of a copy of the project with its own content and tests, not built, until the tests of its file are over. */
export function copyProject(): string {
  const root = ownFolder()
  copySources(root, { withTests: true })
  copyGenerated(projectRoot, root)
  return root
}

/** For copies whose size does not matter: the best compression takes half of the build. */
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

/** Resolves to the build's output. */
export async function buildCopy(root: string, args: readonly string[] = []): Promise<string> {
  // A build that hangs ends too.
  const options = { cwd: root, timeout: 1_800_000 }
  const command = ['scripts/build.ts', ...args]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command, options)
  return stdout + stderr
}

function copySources(root: string, { withTests = false } = {}) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: projectRoot })
  const files = listed.toString('utf8').split('\0')
  for (const file of files.filter((name) => name && (withTests || !name.startsWith('tests/')))) {
    // Git lists deleted files until the deletion is committed.
    if (!existsSync(join(projectRoot, file))) continue
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(join(projectRoot, file), join(root, file))
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
}

/** Unchanged fonts and pictures need not be generated again. */
function copyGenerated(from: string, root: string) {
  if (existsSync(`${from}/generated`)) cpSync(`${from}/generated`, `${root}/generated`, { recursive: true })
}

/** Installs the fixture site as `site/`, filled up with the program's own words. */
export function layFixtureSite(root: string) {
  cpSync(fixtureSite, `${root}/site`, { recursive: true })
  const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  for (const file of globSync('i18n/*.json', { cwd: `${projectRoot}/site` })) {
    const words = { ...read(`${projectRoot}/site/${file}`), ...read(`${fixtureSite}/${file}`) }
    writeFileSync(`${root}/site/${file}`, JSON.stringify(words, null, 1))
  }
}
