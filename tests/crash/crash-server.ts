import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type CrashServer = {
  url: string
  start: () => Promise<void>
  /** SIGKILL: no time to finish anything. */
  kill: () => Promise<void>
}

/**
 * The real server, to be killed and started again on one port. `env` tells its store; `tracer` is a command that runs
 * it, with its arguments.
 */
export function crashServer(
  port: number,
  env: Readonly<Record<string, string>>,
  tracer: readonly string[] = [],
): CrashServer {
  const { PUBLIC_ORIGIN: _, DATABASE_URL: __, SMTP_URL: ___, ...inherited } = process.env
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let output = ''
  return {
    url,
    start: async () => {
      const [command = process.execPath, ...args] = [...tracer, process.execPath, 'server/main.ts']
      const started = spawn(command, args, {
        cwd: root,
        // Behind a trusted proxy each client has its own address, so that the limits per address do not end the test.
        env: { ...inherited, ...env, HOST: '127.0.0.1', PORT: String(port), TRUST_PROXY: '127.0.0.1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      for (const stream of [started.stdout, started.stderr]) {
        stream.on('data', (chunk) => {
          output = `${output}${String(chunk)}`.slice(-4_000)
        })
      }
      const deadline = Date.now() + 60_000
      while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok) {
        if (started.exitCode !== null) throw new Error(`The server ended by itself:\n${output}`)
        if (started.signalCode !== null) return
        if (Date.now() > deadline) throw new Error(`The server is not healthy:\n${output}`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child?.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    },
  }
}
