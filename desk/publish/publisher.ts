import { execFile, fork } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { LiveSite } from '#server/site/live-site.ts'
import { loadSite } from '#server/site/load-site.ts'
import type { Site } from '#server/site/site.ts'
import type { DeskSay } from '../dictionaries.ts'
import type { OwnerFolder } from '../files/owner-folder.ts'
import { writeWhole } from '../files/write-whole.ts'
import { openVersions } from './versions.ts'

/** `said`: the output of build and release. */
export type Job = {
  state: 'idle' | 'running' | 'failed' | 'built' | 'published'
  kind: 'build' | 'publish'
  said: string
  progress?: Progress
}

/** A release on a busy machine takes seconds. */
const mostWaiting = 300_000

type Deps = { root: string; folder: OwnerFolder; live: LiveSite; say: DeskSay; isHome: boolean }

export type Publisher = ReturnType<typeof createPublisher>

/** Builds, previews and publishes: one job at a time. */
export function createPublisher({ root, folder, live, say, isHome }: Deps) {
  const versions = openVersions(folder)
  // Differences need a first version to be compared with.
  if (versions.list().length === 0) {
    versions.copy()
    versions.keep(say('publish.first'))
  }
  let job: Job = { state: 'idle', kind: 'build', said: '' }
  let next: Site | undefined

  const tell = (text: string) => {
    // The owner knows no copies.
    const [copied, own] = [versions.copied, folder.folder].map((one) =>
      relative(root, one).replaceAll('\\', '/'),
    )
    job = { ...job, said: `${job.said}${text}`.replaceAll(String(copied), String(own)).slice(-20_000) }
  }
  const onProgress = (progress: Progress) => {
    job = { ...job, progress }
  }

  /** Runs a program of the project to its end, on the copy. */
  const runs = async (...program: readonly string[]) =>
    (await runProgram(root, program, { site: versions.copied, onProgress, onSaid: tell })) === 0

  async function build(...options: readonly string[]): Promise<boolean> {
    versions.copy()
    if (!(await runs('scripts/build.ts', '--if-changed', ...options))) return false
    const preview = `${root}/.cache/preview`
    // What differs in nothing from the last publication is not built again.
    next = loadSite(existsSync(preview) ? preview : `${root}/dist`)
    return true
  }

  async function release(target: string): Promise<boolean> {
    if (!isHome) return releaseHere(folder.own, say, tell)
    // Read by a site started beside the desk.
    writeWhole(`${root}/.cache/published`, new Date().toISOString())
    return !target || runs('scripts/publish.ts', target)
  }

  async function start(kind: Job['kind'], work: () => Promise<boolean>) {
    job = { state: 'running', kind, said: '' }
    try {
      const isDone = await work()
      job = { ...job, state: isDone ? (kind === 'build' ? 'built' : 'published') : 'failed' }
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error))
      job = { ...job, state: 'failed' }
    }
  }

  return {
    versions,
    job: () => job,
    isBusy: () => job.state === 'running',
    /** The previewed build, until it is published. */
    next: () => next ?? live.site,
    build: () => start('build', () => build('--preview')),
    publish: (sentence: string, target: string) =>
      start('publish', async () => {
        if (!(await build())) return false
        if (!(await release(target))) return false
        versions.keep(sentence)
        await live.take()
        next = undefined
        tell(await commitFolder(folder.folder, sentence))
        return true
      }),
  }
}

/** On a server the desk may not change what is served: it asks for it in a file, and a systemd unit writes the outcome beside that. */
async function releaseHere(own: string, say: DeskSay, tell: (text: string) => void): Promise<boolean> {
  const id = new Date().toISOString()
  const outcome = `${own}/publish-outcome`
  writeWhole(`${own}/publish-wanted`, `${id}\n`)
  for (const end = Date.now() + mostWaiting; Date.now() < end; await setTimeout(500)) {
    const [answered, code, ...said] = existsSync(outcome) ? readFileSync(outcome, 'utf8').split('\n') : []
    if (answered !== id) continue
    tell(said.join('\n'))
    return code === '0'
  }
  tell(say('publish.noAnswer'))
  return false
}

type Progress = { done: number; of: number }

type Running = { site: string; onProgress: (progress: Progress) => void; onSaid: (text: string) => void }

/** @returns its exit code */
function runProgram(
  root: string,
  [file = '', ...args]: readonly string[],
  { site, onProgress, onSaid }: Running,
) {
  const env = { ...process.env, SITE_DIR: site, TELL_PROGRESS: '1' }
  const child = fork(`${root}/${file}`, args, { cwd: root, env, silent: true, execArgv: [] })
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onSaid)
  child.on('message', (progress) => onProgress(progress as Progress))
  return new Promise<number>((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
}

const run = promisify(execFile)

/** In a git checkout, commits the owner's folder alone. @returns git's error message; '' if all is well */
export async function commitFolder(folder: string, sentence: string): Promise<string> {
  const git = (...args: string[]) => run('git', ['-C', folder, ...args])
  try {
    await git('rev-parse', '--is-inside-work-tree')
  } catch {
    return ''
  }
  try {
    await git('add', '--all', '--', '.')
    const { stdout } = await git('status', '--porcelain', '--', '.')
    if (stdout) await git('commit', '--quiet', '--message', sentence, '--', '.')
    return ''
  } catch (error) {
    return String(Object(error).stderr || error)
  }
}
