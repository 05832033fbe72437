import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { metricsToken } from '#tests/deploy/site-process.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { shippedEnvironment, shippedStart } from '#tests/helpers/shipped-start.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Options = {
  env?: Readonly<Record<string, string>>
  /** Options of Node itself. */
  node?: readonly string[]
}

export type SiegeServer = Awaited<ReturnType<typeof startSiegeServer>>

/** The real server with a store of its own. Visitors come from the addresses that they say: its proxy is this machine. */
export async function startSiegeServer({ env = {}, node = [] }: Options = {}) {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'site-siege-'))
  const { PUBLIC_ORIGIN: _, DATABASE_URL: __, SMTP_URL: ___, ...inherited } = process.env
  const own = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    TRUST_PROXY: '127.0.0.1',
    METRICS_TOKEN: metricsToken,
  }
  const child = spawn(process.execPath, [...node, ...shippedStart], {
    cwd: root,
    env: { ...inherited, ...shippedEnvironment, NODE_ENV: 'production', ...own, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const url = `http://127.0.0.1:${port}`
  await untilHealthy(url, child, () => output)
  return {
    url,
    port,
    dataDir,
    child,
    output: () => output,
    /** Megabytes that it has in memory. */
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1_024,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: async () => {
      await end(child)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilHealthy(url: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + 60_000
  while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await end(child)
      throw new Error(`The server is not healthy:\n${output()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}
