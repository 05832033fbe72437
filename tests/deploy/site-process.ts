import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '#tests/helpers/free-port.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export const metricsToken = 'a-token-of-16-or-more'
export const withMetrics = { headers: { authorization: `Bearer ${metricsToken}` } }

export type SiteProcess = {
  port: number
  pid: number
  output: () => string
  reload: () => void
  kill: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts `server/main.ts` like its systemd unit; resolves when healthy. */
export async function startProcess(env: Record<string, string>, port?: number): Promise<SiteProcess> {
  const own = port ?? (await freePort())
  const { PUBLIC_ORIGIN: _, DATABASE_URL: __, SMTP_URL: ___, ...rest } = process.env
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      ...rest,
      NODE_ENV: 'production',
      SITE_DIR: 'tests/fixture-site',
      HOST: '127.0.0.1',
      PORT: String(own),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += String(chunk)
    })
  }
  const deadline = Date.now() + 60_000
  while (!(await isWell(own))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The site did not start:\n${text}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    port: own,
    pid: child.pid ?? 0,
    output: () => text,
    reload: () => {
      child.kill('SIGHUP')
    },
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  }
}

async function isWell(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)
  return answer?.ok ?? false
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
