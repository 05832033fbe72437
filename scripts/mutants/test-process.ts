import { type ChildProcess, spawn } from 'node:child_process'

/** `only`: of the tests that reach the files, no more than these. */
export type Question = { files: readonly string[]; isChanged: boolean; only?: readonly string[] }
/** `failed` are the files of the tests that did, and `project` is theirs. */
export type Answer = {
  result: 'failed' | 'passed' | 'none'
  project?: string
  failed: readonly string[]
  faults: readonly string[]
}

/** Milliseconds: starting Vitest, and from one sign of life to the next, many times what the longest file takes. */
const patience = { start: 300_000, run: 300_000 }

/** Vitest in a copy of the project, in a group of processes of its own; started anew when it had to be ended. */
export function createTestProcess(copy: string, projects: readonly string[]) {
  let child: ChildProcess | undefined
  const stop = () => {
    try {
      if (child?.pid) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // Already gone.
    }
    child = undefined
  }
  process.once('exit', stop)

  async function start(): Promise<ChildProcess> {
    const args = projects.map((name) => `--project=${name}`)
    child = spawn(process.execPath, [`${copy}/scripts/mutants/run-tests.ts`, ...args], {
      cwd: copy,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      detached: true,
      env: { ...process.env, NODE_ENV: 'test', VITEST: 'true' },
    })
    await nextMessage(child, patience.start)
    return child
  }

  /** Whether the tests that reach these files are green. One that had to be ended has noticed. */
  async function run(question: Question, ms = patience.run): Promise<Answer> {
    const running = child ?? (await start())
    const answer = nextMessage(running, ms)
    running.send(question)
    try {
      return await answer
    } catch {
      stop()
      return { result: 'failed', failed: [], faults: ['They take too long.'] }
    }
  }

  return { run, stop }
}

function nextMessage(child: ChildProcess, ms: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onExit)
    }
    const onMessage = (message: Answer | 'alive') => {
      if (message === 'alive') return void timer.refresh()
      end()
      resolve(message)
    }
    const onExit = () => {
      end()
      reject(new Error('The process of the tests has ended.'))
    }
    const timer = setTimeout(onExit, ms)
    child.on('message', onMessage).once('exit', onExit)
  })
}
