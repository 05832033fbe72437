import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import start from '#scripts/server-start.json' with { type: 'json' }
import { freePort } from './free-port.ts'

/** For `METRICS_TOKEN`, where a site's figures are asked for. */
export const metricsToken = 'a-token-of-16-or-more'

export type SiteServer = Awaited<ReturnType<typeof startSite>>

/** Starts the real server as `npm start` does; resolves when it is healthy. */
export async function startSite(root: string, own: Readonly<Record<string, string>> = {}) {
  const site = await launchSite(root, own)
  await site.healthy()
  return site
}

/**
 * On a free port with an empty store, unless `own`, its environment, says otherwise. `tracer` is a command line that the
 * server is started with.
 */
export async function launchSite(
  root: string,
  own: Readonly<Record<string, string>> = {},
  tracer: readonly string[] = [],
) {
  const port = Number(own.PORT) || (await freePort())
  const dataDir = mkdtempSync(join(tmpdir(), 'site-data-'))
  const { PUBLIC_ORIGIN: _, DATABASE_URL: __, SMTP_URL: ___, ...env } = process.env
  const settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ...own,
    PORT: String(port),
  }
  const [command = '', ...args] = [...tracer, process.execPath, ...start.arguments]
  const child = spawn(command, args, {
    cwd: root,
    env: { ...env, ...start.environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const url = `http://127.0.0.1:${port}`
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const end = async (signal: NodeJS.Signals) => {
    const ended = hasEnded() || once(child, 'exit')
    child.kill(signal)
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  return {
    url,
    port,
    pid: child.pid ?? 0,
    output: () => output,
    hasEnded,
    /** In MB. */
    memory: () => {
      const size = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))
      return Math.round(Number(size?.[1]) / 1_024)
    },
    healthy: async () => {
      const deadline = Date.now() + 60_000
      while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok) {
        if (hasEnded()) throw new Error(`The server has ended:\n${output}`)
        if (Date.now() > deadline) {
          await end('SIGKILL')
          throw new Error(`The server did not become healthy within a minute:\n${output}`)
        }
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    /** The sum of a metric's rows; throws where there are none. */
    figure: async (name: string) => {
      const headers = { authorization: `Bearer ${metricsToken}` }
      const text = await (await fetch(`${url}/metrics`, { headers })).text()
      const rows = [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\d+)$`, 'gm'))]
      return rows.map(([, value]) => Number(value)).reduce((sum, value) => sum + value)
    },
    /** Takes the build that its link points to. */
    reload: () => void child.kill('SIGHUP'),
    /** No time to finish anything. */
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
