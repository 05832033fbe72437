import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { shippedEnvironment, shippedStart } from './shipped-start.ts'

export type SiteServer = {
  url: string
  pid: number
  memory: () => number
  stop: () => Promise<void>
}

/** Starts the real server on a free port with an empty store and environment `own`; resolves when healthy. */
export async function startSite(
  root: string,
  own: Readonly<Record<string, string>> = {},
): Promise<SiteServer> {
  const port = Number(own.PORT) || (await freePort())
  const dataDir = mkdtempSync(join(tmpdir(), 'site-data-'))
  const { PUBLIC_ORIGIN: _, DATABASE_URL: __, SMTP_URL: ___, ...env } = process.env
  const child = spawn(process.execPath, shippedStart, {
    cwd: root,
    env: {
      ...env,
      ...shippedEnvironment,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...own,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk)
    })
  }
  const url = `http://127.0.0.1:${port}`
  await untilHealthy(url, child, () => output)
  return {
    url,
    pid: child.pid ?? 0,
    memory: () => {
      const pages = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))
      return Math.round(Number(pages?.[1]) / 1_024)
    },
    async stop() {
      await stopProcess(child)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilHealthy(url: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`)
    const answer = await fetch(`${url}/healthz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await stopProcess(child)
  throw new Error(`The server did not become healthy within a minute:\n${output()}`)
}

async function stopProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
